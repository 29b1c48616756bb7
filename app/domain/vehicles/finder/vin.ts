export type ParseVinResult =
  | { ok: true; vin: string }
  | { ok: false; code: 'wrong-length'; length: number }
  | { ok: false; code: 'invalid-characters'; characters: string[] };

const VIN_LENGTH = 17;

/** A VIN by ISO 3779: 17 digits and letters without I, O and Q. */
export function parseVin(text: string): ParseVinResult {
  const vin = text.toUpperCase().replace(/[\s-]/g, '');
  if (vin.length !== VIN_LENGTH) return { ok: false, code: 'wrong-length', length: vin.length };
  const characters = [...new Set(vin.replace(/[A-HJ-NPR-Z\d]/g, ''))];
  return characters.length > 0 ? { ok: false, code: 'invalid-characters', characters } : { ok: true, vin };
}

/** A prefix goes beyond the three characters of the maker and ends before the serial number. */
export const VIN_PREFIX = { shortest: 6, longest: 11 } as const;

/** Longest first. */
export function vinPrefixes(vin: string): string[] {
  const { shortest, longest } = VIN_PREFIX;
  return Array.from({ length: longest - shortest + 1 }, (_, index) => vin.slice(0, longest - index));
}
