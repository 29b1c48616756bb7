import ipaddr from 'ipaddr.js';

/** Of the address whose last part nobody needs: the /24 of IPv4, the /48 of IPv6; null if it is none. */
export function shortenedAddress(address: string | undefined): string | null {
  if (!address || !ipaddr.isValid(address)) return null;
  const parsed = ipaddr.process(address);
  return 'parts' in parsed
    ? `${new ipaddr.IPv6([...parsed.parts.slice(0, 3), 0, 0, 0, 0, 0]).toRFC5952String()}/48`
    : `${parsed.octets.slice(0, 3).join('.')}.0/24`;
}
