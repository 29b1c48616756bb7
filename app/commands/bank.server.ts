import {
  assignTransfer,
  type BankTransfer,
  type Booked,
  ignoreTransfer,
  listTransfers,
  proposedOrders,
  type ReadResult,
  readTransfers,
} from '~/domain/orders/bank-transfers.server';
import { type TransferProblem, type TransferState, transferStates } from '~/domain/payments/transfer';
import { readStatement } from '~/exchange/bank/read-statement.server';
import { StatementError } from '~/exchange/bank/statement';
import { ConfigError } from '~/platform/config/config.server';
import type { Context } from '~/platform/context';
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
};

function bookedText({ number, amountCents, openCents }: Booked): string {
  const rest = openCents > 0 ? `, ${euros(openCents)} are missing` : '';
  return `${euros(amountCents)} for ${number}${rest}`;
}

function resultLine(result: ReadResult): string {
  const { bookedOn, amountCents, payer, text } = result.credit;
  const told = `${bookedOn} ${euros(amountCents)} ${payer}`;
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
    const { credits, otherEntries } = await readStatement(file);
    const results = await readTransfers(context, credits, changeOf(options));
    const count = (kind: ReadResult['kind']) => results.filter((one) => one.kind === kind).length;
    return [
      ...results.map(resultLine),
      `${count('assigned')} assigned, ${count('open')} to be assigned, ${count('known')} read before, ${otherEntries} other entries.`,
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
  const { id, bookedOn, amountCents, currency, payer, text, state, problem } = transfer;
  const amount = currency === 'EUR' ? euros(amountCents) : `${(amountCents / 100).toFixed(2)} ${currency}`;
  return [
    `${id.slice(0, 8)} ${bookedOn} ${amount} ${payer}: "${text}" ${state}`,
    ...(problem ? [problemTexts[problem]] : []),
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
  return transfers.map((transfer) => transferLine(transfer, proposed.get(transfer.id) ?? []));
}

/** @throws {ConfigError} unless it is one open transfer */
async function openTransfer(context: Context, typed: string): Promise<BankTransfer> {
  const open = await listTransfers(context, { state: 'open', limit: LIMIT });
  const found = open.filter(({ id }) => typed.length >= 8 && id.startsWith(typed.toLowerCase()));
  if (found.length !== 1 || !found[0]) throw new ConfigError(`There is no open transfer "${typed}".`);
  return found[0];
}

export async function assignByHand(
  context: Context,
  typed: string,
  number: string,
  options: ChangeOptions,
): Promise<string> {
  const { id } = await openTransfer(context, typed);
  const result = await assignTransfer(context, id, number, changeOf(options));
  if (result.ok) return `${bookedText(result.booked)}.`;
  switch (result.code) {
    case 'unknown-order':
      throw new ConfigError(`There is no order "${number}".`);
    case 'foreign-currency':
      throw new ConfigError('This transfer is not in euros: record it with order paid.');
    case 'unknown-transfer':
      throw new ConfigError(`There is no open transfer "${typed}".`);
  }
}

export async function ignoreByHand(context: Context, typed: string, options: ChangeOptions): Promise<string> {
  const { id } = await openTransfer(context, typed);
  if (!(await ignoreTransfer(context, id, changeOf(options))))
    throw new ConfigError(`There is no open transfer "${typed}".`);
  return 'Ignored.';
}
