import { randomInt } from 'node:crypto';

/** Without letters that are easily mistaken. */
const LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** 'SA' of a request, 'TE' of an appointment. */
export function newNumber(prefix: 'SA' | 'TE'): string {
  const group = () => Array.from({ length: 4 }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  return `${prefix}-${group()}-${group()}`;
}
