import { randomInt } from 'node:crypto';

/** Without I, L, O and U: what is read out on the phone is heard as one thing. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A new order number, `RH-7K4M-92XQ`: random, so that it tells neither how many orders there are nor whose. */
export function newOrderNumber(): string {
  const group = () => Array.from({ length: 4 }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  return `RH-${group()}-${group()}`;
}
