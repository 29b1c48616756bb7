/** Of pages for all locations of a host. */
export function hostOwner(hostname: string): string {
  return `host:${hostname.toLowerCase()}`;
}
