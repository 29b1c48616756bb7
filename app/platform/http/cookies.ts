/** In order. Everything must read cookies here, so that a request has one session. */
export function cookiesOf(header: string | null | undefined): [name: string, value: string][] {
  return (header ?? '').split(';').map((part) => {
    const [name = '', value = ''] = part.trim().split(/=(.*)/s);
    return [name, value];
  });
}
