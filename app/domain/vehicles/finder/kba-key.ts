export interface KbaKey {
  hsn: string;
  /** Possible readings, the likeliest first: people copy 0 as O. */
  tsns: string[];
}

export type ParseKeyResult =
  | { ok: true; key: KbaKey }
  | { ok: false; code: 'malformed-hsn' | 'malformed-tsn' };

const HSN_LENGTH = 4;
const TSN_LENGTH = 3;

const withoutSigns = (text: string) => text.toUpperCase().replace(/[\s./-]/g, '');

/** Accepts blanks, lower case, O for zero, both keys in one field (`0603/BJH`), and all of field 2.2, which begins with the TSN. */
export function parseKbaKey({ hsn, tsn }: { hsn: string; tsn: string }): ParseKeyResult {
  const all = withoutSigns(hsn) + withoutSigns(tsn);
  const maker = all.slice(0, HSN_LENGTH).replaceAll('O', '0');
  const isWhole = tsn.trim() === '' || withoutSigns(hsn).length === HSN_LENGTH;
  if (!isWhole || !/^\d{4}$/.test(maker)) return { ok: false, code: 'malformed-hsn' };
  const type = all.slice(HSN_LENGTH);
  if (!/^[A-Z\d]{3,10}$/.test(type)) return { ok: false, code: 'malformed-tsn' };
  const typed = type.slice(0, TSN_LENGTH);
  const tsns = new Set([typed, typed.replaceAll('O', '0'), typed.replaceAll('0', 'O')]);
  return { ok: true, key: { hsn: maker, tsns: [...tsns] } };
}
