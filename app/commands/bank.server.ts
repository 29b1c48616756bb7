import {
  assignTransfer,
  ignoreTransfer,
  listTransfers,
  proposedOrders,
} from '~/domain/orders/bank-transfers.server';
import type { BankTransfer, Booked } from '~/domain/orders/book-transfer.server';
import { linkTransfer } from '~/domain/orders/hand-receipt.server';
import { type ReadResult, readTransfers } from '~/domain/orders/read-transfers.server';
import { releaseTransfer } from '~/domain/orders/release-transfer.server';
import { type TransferProblem, type TransferState, transferStates } from '~/domain/payments/transfer';
import { readStatements } from '~/exchange/bank/read-statement.server';
import { StatementError } from '~/exchange/bank/statement';
import { ConfigError } from '~/platform/config/config.server';
import type { Context } from '~/platform/context';
import { parseCents } from '~/values/money';
import { euros } from './order-list.server';
import { type ChangeOptions, changeOf } from './orders.server';

const LIMIT = 500;

export interface TransferListOptions {
  state?: string;
}

const problemTexts: Readonly<Record<TransferProblem, string>> = {
  'no-number': 'names no order',
  'unknown-number': 'names an order that is not known',
  'foreign-currency': 'is in another currency',
  'other-account': 'came to an account that is not the seller’s',
  reservation: 'names a reservation',
  'order-closed': 'names an order that is closed',
  'already-paid': 'names an order that is paid',
  'several-orders': 'names several orders whose open amounts are another sum',
  'likely-repeated': 'is likely the same as a transfer of another kind of statement',
  'recorded-by-hand': 'is likely a payment that staff have recorded',
  unreadable: 'cannot be read',
  'unknown-return': 'returns a payment or a refund that is not clear',
};

function bookedText({ number, amountCents, openCents }: Booked): string {
  const rest = openCents > 0 ? `, ${euros(openCents)} are missing` : '';
  return `${euros(amountCents)} for ${number}${rest}`;
}

function resultLine(result: ReadResult): string {
  if ('row' in result) {
    const { line, cell, value, problem, text } = result.row;
    const told = `line ${line}${cell && `, ${cell}`}: ${value && `"${value}" `}${problem} ("${text}")`;
    if (result.kind === 'unread-left') return `${told}: not stored, too many`;
    return result.kind === 'unread'
      ? `${told} -> radhaus bank assign ${result.id.slice(0, 8)} NUMBER --amount EUROS`
      : `${told}: read before`;
  }
  const { kind: entryKind, bookedOn, amountCents, currency, payer, text, note } = result.entry;
  const sum = currency === 'EUR' ? euros(amountCents) : `${(amountCents / 100).toFixed(2)} ${currency}`;
  const returned = entryKind === 'payment' ? '' : ` came back${note && ` (${note})`}`;
  const told = `${bookedOn} ${sum} ${payer}${returned}`;
  switch (result.kind) {
    case 'assigned':
      return `${told}: ${result.booked.map(bookedText).join('; ')}`;
    case 'known':
      return `${told}: read before`;
    case 'open':
      return `${told}: ${problemTexts[result.problem]} ("${text}") -> radhaus bank assign ${result.id.slice(0, 8)} NUMBER`;
  }
}

export async function readStatementLines(
  context: Context,
  file: string,
  options: ChangeOptions,
): Promise<string[]> {
  try {
    const statements = await readStatements(file);
    const results: ReadResult[] = [];
    for (const statement of statements)
      results.push(...(await readTransfers(context, statement, changeOf(options))).results);
    const count = (...kinds: ReadResult['kind'][]) =>
      results.filter(({ kind }) => kinds.includes(kind)).length;
    const others = statements.reduce((sum, { otherEntries }) => sum + otherEntries, 0);
    const unread = count('unread', 'unread-left');
    return [
      ...results.map(resultLine),
      `${count('assigned')} assigned, ${count('open')} to be assigned, ${count('known', 'known-unread')} read before, ${others} other entries${unread > 0 ? `, ${unread} not readable` : ''}.`,
    ];
  } catch (error) {
    if (error instanceof StatementError) throw new ConfigError(error.message);
    throw error;
  }
}

function stateOf(typed: string | undefined): TransferState | undefined {
  const state = transferStates.find((one) => one === typed);
  if (typed !== undefined && !state)
    throw new ConfigError(`There is no state "${typed}": expected ${transferStates.join(', ')}.`);
  return state;
}

function transferLine(transfer: BankTransfer, proposed: readonly string[]): string {
  const { id, bookedOn, amountCents, currency, payer, text, state, problem, note, twinId } = transfer;
  const sum =
    currency === 'EUR' ? euros(amountCents ?? 0) : `${((amountCents ?? 0) / 100).toFixed(2)} ${currency}`;
  const amount = amountCents === null ? '?' : sum;
  return [
    `${id.slice(0, 8)} ${bookedOn} ${amount} ${payer}: "${text}" ${state}`,
    ...(problem ? [problemTexts[problem]] : []),
    ...(note ? [note] : []),
    ...(twinId ? [`see ${twinId.slice(0, 8)}`] : []),
    ...(proposed.length > 0 ? [`same amount: ${proposed.join(', ')}`] : []),
  ].join(', ');
}

export async function transferLines(context: Context, { state }: TransferListOptions): Promise<string[]> {
  const transfers = await listTransfers(context, { state: stateOf(state), limit: LIMIT });
  if (transfers.length === 0) return ['There are no transfers.'];
  const proposed = await proposedOrders(
    context,
    transfers.filter((transfer) => transfer.state === 'open'),
  );
  return transfers.map((transfer) =>
    transferLine(
      transfer,
      (proposed.get(transfer.id) ?? []).map((order) => order.number),
    ),
  );
}

/** @throws {ConfigError} unless it is one transfer of the state */
async function transferOf(context: Context, state: TransferState, typed: string): Promise<BankTransfer> {
  const known = await listTransfers(context, { state, limit: LIMIT });
  const found = known.filter(({ id }) => typed.length >= 8 && id.startsWith(typed.toLowerCase()));
  if (found.length !== 1 || !found[0]) throw new ConfigError(`There is no ${state} transfer "${typed}".`);
  return found[0];
}

export interface AssignOptions extends ChangeOptions {
  amount?: string;
}

export async function assignByHand(
  context: Context,
  typed: string,
  number: string,
  { amount, ...options }: AssignOptions,
): Promise<string> {
  const { id } = await transferOf(context, 'open', typed);
  const amountCents = amount === undefined ? undefined : parseCents(amount);
  if (amount !== undefined && !amountCents) throw new ConfigError(`"${amount}" is no amount like 84,90.`);
  const result = await assignTransfer(context, id, number, { ...changeOf(options), amountCents });
  if (result.ok) return `${bookedText(result.booked)}.`;
  switch (result.code) {
    case 'unknown-order':
      throw new ConfigError(`There is no order "${number}".`);
    case 'amount-missing':
      throw new ConfigError('This transfer tells no amount in euros: name it with --amount.');
    case 'nothing-to-return':
      throw new ConfigError('This order was not paid so much, or not so much was refunded.');
    case 'unknown-transfer':
      throw new ConfigError(`There is no open transfer "${typed}".`);
  }
}

export async function ignoreByHand(context: Context, typed: string, options: ChangeOptions): Promise<string> {
  const { id } = await transferOf(context, 'open', typed);
  if (!(await ignoreTransfer(context, id, changeOf(options))))
    throw new ConfigError(`There is no open transfer "${typed}".`);
  return 'Ignored.';
}

/** It is the payment that staff recorded. */
export async function linkByHand(context: Context, typed: string, options: ChangeOptions): Promise<string> {
  const { id } = await transferOf(context, 'open', typed);
  const result = await linkTransfer(context, id, changeOf(options));
  if (!result.ok) throw new ConfigError(`Nobody has recorded the transfer "${typed}" by hand.`);
  return `The same as was recorded for ${result.number}; it counts once.`;
}

/** Its orders are unpaid again. */
export async function releaseByHand(
  context: Context,
  typed: string,
  options: ChangeOptions,
): Promise<string> {
  const { id } = await transferOf(context, 'assigned', typed);
  const result = await releaseTransfer(context, id, changeOf(options));
  if (result.ok) return `Open again; it no longer pays ${result.numbers.join(', ')}.`;
  throw new ConfigError(
    result.code === 'given-back'
      ? `Of this money something was given back for ${result.number}.`
      : `There is no assigned transfer "${typed}".`,
  );
}
