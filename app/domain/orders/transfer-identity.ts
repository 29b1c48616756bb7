import { createHash } from 'node:crypto';
import type { ReadEntry } from '~/domain/payments/transfer';
import { foldText } from '~/values/folded-text';
import { isSameAccount } from '~/values/iban';
import { numbersIn } from './match-transfer';

/** Banks break lines, and write capitals and blanks as they like. */
const compact = (text: string) => foldText(text).replace(/[^a-z0-9]/g, '');

/**
 * Of two equal entries only their number in a file tells them apart. The bank's reference is no part: half of them write none, or another one
 * in each kind of file.
 */
export function identityOf(
  entry: Omit<ReadEntry, 'payer' | 'reference' | 'note'> & { payer: string },
): string {
  const { kind, iban, bookedOn, amountCents, currency, payer, payerIban, text, endToEnd } = entry;
  const who = payerIban || compact(payer);
  const parts = [kind, iban, bookedOn, amountCents, currency, compact(endToEnd), who, compact(text)];
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}

/** Of a row that cannot be read. */
export const unreadIdentity = (iban: string, text: string): string =>
  createHash('sha256')
    .update(JSON.stringify(['unread', iban, compact(text)]))
    .digest('hex');

type Told = Pick<ReadEntry, 'payer' | 'payerIban' | 'text' | 'endToEnd'>;

/** Words of a name, of three letters and more. MT940 has no umlauts: 'Böll' is 'Boell' in it. */
export const wordsOf = (name: string) =>
  foldText(name)
    .replace(/([aou])e/g, '$1')
    .split(/[^a-z0-9]+/)
    .filter((word) => word.length > 2);

const differ = (one: string, other: string) => one !== '' && other !== '' && one !== other;

/** Whether two kinds of statements may tell of the same money: nothing that both tell differs. Account, sum and day are the same. */
export function mayBeSame(one: Told, other: Told): boolean {
  const hasAccounts = one.payerIban !== '' && other.payerIban !== '';
  if (hasAccounts && !isSameAccount(one.payerIban, other.payerIban)) return false;
  if (differ(compact(one.endToEnd), compact(other.endToEnd))) return false;
  const [numbers, others] = [numbersIn(one.text), numbersIn(other.text)];
  if (numbers.length > 0 && others.length > 0 && !numbers.some((number) => others.includes(number)))
    return false;
  if (hasAccounts) return true;
  const [names, otherNames] = [wordsOf(one.payer), wordsOf(other.payer)];
  const isNamed = names.length > 0 && otherNames.length > 0;
  return !isNamed || names.some((name) => otherNames.includes(name));
}
