const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Fields of forms have letters only. @param position from 0 */
export const extraField = (position: number) => `zusatz${LETTERS[position] ?? ''}`;
