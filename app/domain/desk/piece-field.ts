const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Fields of forms have letters only. 1 → 'A', 27 → 'AA' */
export function lettersOf(position: number): string {
  let rest = position;
  let letters = '';
  while (rest > 0) {
    letters = `${LETTERS[(rest - 1) % 26]}${letters}`;
    rest = Math.floor((rest - 1) / 26);
  }
  return letters;
}

/** Name of the field with the pieces of a line. 1 → 'stueckA' */
export const pieceField = (position: number) => `stueck${lettersOf(position)}`;

/** Name of the box that chooses a row of a list. 1 → 'wahlA' */
export const choiceField = (position: number) => `wahl${lettersOf(position)}`;
