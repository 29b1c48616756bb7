/** 'rh 7k4m 92xq' → 'RH-7K4M-92XQ' */
export function canonicalOrderNumber(typed: string): string {
  const key = typed.toUpperCase().replace(/[^0-9A-Z]/g, '');
  const [, first, second] = /^(?:RH)?([0-9A-Z]{4})([0-9A-Z]{4})$/.exec(key) ?? [];
  return first && second ? `RH-${first}-${second}` : typed.trim().toUpperCase();
}
