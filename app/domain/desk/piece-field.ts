const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Name of the field with the pieces of a line; forms have letters only. 1 → 'stueckA', 27 → 'stueckAA' */
export function pieceField(position: number): string {
  let rest = position;
  let letters = '';
  while (rest > 0) {
    letters = `${LETTERS[(rest - 1) % 26]}${letters}`;
    rest = Math.floor((rest - 1) / 26);
  }
  return `stueck${letters}`;
}
