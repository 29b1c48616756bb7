/** The cookies of a Cookie header as name and value, in their order; only one reading of them may decide whose page it is. */
export function cookiesOf(header: string | null | undefined): [name: string, value: string][] {
  return (header ?? '').split(';').map((part) => {
    const [name = '', value = ''] = part.trim().split(/=(.*)/s);
    return [name, value];
  });
}
