import { createHash } from 'node:crypto';

/** Of each entry. 14 bits with 10 probes take one of 830 others for an entry. */
export const BITS_PER_ENTRY = 14;
const PROBES = 10;

/** Two hashes make all probes (Kirsch and Mitzenmacher, 2008). */
function* probesOf(entry: string, bits: number): Generator<number> {
  const digest = createHash('sha256').update(entry).digest();
  const [first, second] = [digest.readUIntBE(0, 6), digest.readUIntBE(6, 6)];
  for (let probe = 0; probe < PROBES; probe += 1) yield (first + probe * (second % bits)) % bits;
}

/** An entry is always found; of others, one in 830 (Bloom, 1970). */
export function mayContain(filter: Uint8Array, entry: string): boolean {
  for (const bit of probesOf(entry, filter.length * 8))
    if (((filter[bit >> 3] ?? 0) & (1 << (bit & 7))) === 0) return false;
  return true;
}

export function filterOf(entries: readonly string[]): Uint8Array {
  const filter = new Uint8Array(Math.max(1, Math.ceil((entries.length * BITS_PER_ENTRY) / 8)));
  for (const entry of entries)
    for (const bit of probesOf(entry, filter.length * 8))
      filter[bit >> 3] = (filter[bit >> 3] ?? 0) | (1 << (bit & 7));
  return filter;
}
