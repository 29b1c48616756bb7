/** Prices of this location, and what lies there. */
export const KIND_HERE = 'hier';
/** Prices of all locations, and the central warehouse. */
export const KIND_NETWORK = 'netz';

/** Fields of forms have letters only: 'feldA' … 'feldZ', 'feldAA'. */
export function mappingField(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26));
  return `feld${index < 26 ? '' : String.fromCharCode(64 + Math.floor(index / 26))}${letter}`;
}
