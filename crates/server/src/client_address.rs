//! The address of a client, by which requests and connections are counted.

use std::net::{IpAddr, Ipv6Addr, SocketAddr};

use axum::{
    extract::ConnectInfo,
    http::{Extensions, HeaderMap},
};

/// The header in which a proxy names the address of the client.
const FORWARDED_FOR: &str = "x-forwarded-for";

/// The IP address of the client.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct ClientAddress(IpAddr);

impl ClientAddress {
    /// The address of the client. A proxy appends it to a header of which the client may have made up the rest.
    pub(crate) fn of(
        headers: &HeaderMap,
        extensions: &Extensions,
        behind_proxy: bool,
    ) -> ClientAddress {
        let forwarded = || {
            let header = headers.get_all(FORWARDED_FOR).iter().next_back()?;
            ip_of(header.to_str().ok()?.rsplit(',').next()?)
        };
        let direct = extensions.get::<ConnectInfo<SocketAddr>>().map(|it| it.0.ip());
        let address = behind_proxy.then(forwarded).flatten().or(direct);
        ClientAddress::new(address.unwrap_or(IpAddr::V6(Ipv6Addr::UNSPECIFIED)))
    }

    /// The address, of IPv6 only the first 64 bits: whoever has one such address has all that share them.
    pub(crate) fn new(address: IpAddr) -> ClientAddress {
        ClientAddress(match address.to_canonical() {
            IpAddr::V4(address) => IpAddr::V4(address),
            IpAddr::V6(address) => IpAddr::V6(Ipv6Addr::from_bits(address.to_bits() >> 64 << 64)),
        })
    }
}

/// The IP address in a forwarded header: `192.0.2.7`, `192.0.2.7:4711`, `2001:db8::7` or `"[2001:db8::7]:4711"`.
fn ip_of(text: &str) -> Option<IpAddr> {
    let text = text.trim().trim_matches('"');
    let bare = text.strip_prefix('[').and_then(|it| it.strip_suffix(']')).unwrap_or(text);
    bare.parse().ok().or_else(|| text.parse::<SocketAddr>().ok().map(|it| it.ip()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_forwarded_address_may_have_a_port() {
        let v4 = Some("192.0.2.7".parse().unwrap());
        let v6 = Some("2001:db8::7".parse().unwrap());
        for text in ["192.0.2.7", " 192.0.2.7:4711 ", "\"192.0.2.7:4711\""] {
            assert_eq!(ip_of(text), v4, "{text}");
        }
        for text in ["2001:db8::7", "[2001:db8::7]", "[2001:db8::7]:4711", "\"[2001:db8::7]:1\""] {
            assert_eq!(ip_of(text), v6, "{text}");
        }
        for text in ["", "unknown", "_hidden", "192.0.2.7:x", "[192.0.2", "1.2.3.4.5"] {
            assert_eq!(ip_of(text), None, "{text}");
        }
    }

    #[test]
    fn one_household_is_one_address() {
        let address = |text: &str| ClientAddress::new(text.parse().unwrap());
        assert_eq!(address("2001:db8:1:2::7"), address("2001:db8:1:2:ffff::8"));
        assert_ne!(address("2001:db8:1:2::7"), address("2001:db8:1:3::7"));
        assert_eq!(address("::ffff:192.0.2.7"), address("192.0.2.7"));
        assert_ne!(address("192.0.2.7"), address("192.0.2.8"));
    }
}
