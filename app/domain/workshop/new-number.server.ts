import { randomInt } from 'node:crypto';

/** Without letters that are easily mistaken. */
const LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** 'SA' of a request, 'TE' of an appointment, 'KV' of a quote. */
export function newNumber(prefix: 'SA' | 'TE' | 'KV'): string {
  const group = () => Array.from({ length: 4 }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  return `${prefix}-${group()}-${group()}`;
}
