/** Measures with one decimal are whole tenths: 7,5 inches are 75. */

/** `7.5`, `7,5` or `7`; undefined for anything else. */
export function parseTenths(text: string): number | undefined {
  return /^\d{1,3}([.,]\d)?$/.test(text) ? Math.round(Number(text.replace(',', '.')) * 10) : undefined;
}

/** 575 → '57,5' */
export function germanTenths(value: number): string {
  return String(value / 10).replace('.', ',');
}
