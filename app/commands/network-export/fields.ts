/** How the fields of rows are written, the other way round from how they are read. */
export const flag = (value: boolean): string => (value ? '1' : '0');
export const number = (value: number | null): string => (value === null ? '' : String(value));
export const tenths = (value: number): string => String(value / 10);
/** Cents as `84.90`. */
export const amount = (cents: number | null | undefined): string =>
  cents === null || cents === undefined ? '' : (cents / 100).toFixed(2);
export const moment = (at: Date | string | null): string => (at === null ? '' : new Date(at).toISOString());
/** `Gewicht=14 kg|Zuladung=75 kg` */
export const pairs = (all: readonly (readonly [name: string, value: string])[]): string =>
  all.map(([name, value]) => `${name}=${value}`).join('|');

/** A row of a CSV file; what has a separator, a quotation mark or a line of its own is quoted. */
export function csvLine(fields: readonly (string | number)[]): string {
  return fields
    .map(String)
    .map((text) => (/[;"\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text))
    .join(';');
}
