import { type RouterContextProvider, redirect } from 'react-router';
import {
  CHANGED_MEANWHILE,
  LONG_REFERENCE,
  MAX_REFERENCE,
  MISSING_VOID_REASON,
  MISSING_WAIVE_REASON,
  moreThanOpen,
  readyWithoutGoods,
  shippedUnpaid,
} from '~/domain/desk/messages';
import type { OfferedCommand } from '~/domain/desk/offered-commands';
import { pieceField } from '~/domain/desk/piece-field';
import { MISSING_PROOF, refusalMessage } from '~/domain/desk/refusal-message';
import { mayDo, orderCommands } from '~/domain/desk/rights';
import { type CommandInput, lockCommands, runCommand } from '~/domain/desk/run-command.server';
import { returnedGoods } from '~/domain/orders/fulfilment';
import { handOverPayments } from '~/domain/orders/hand-over-payment';
import { carrierName, type Parcel, parseParcel } from '~/domain/orders/parcel';
import { locationById } from '~/domain/tenancy/directory';
import { inTransaction } from '~/platform/database/transaction.server';
import { dayField, NO_DAY } from '~/values/day-field';
import { deskOrderPath, deskOrdersPath } from '~/values/desk-paths';
import { endOfIsoDay } from '~/values/iso-day';
import { parseCents } from '~/values/money';
import { servicesContext } from '../contexts';
import { refused, textsOf } from './desk-answer';
import { orderOfDesk } from './order-extra.server';
import { refuseRight } from './refuse-right.server';
import type { Desk } from './require-desk.server';

type Refusal = { field?: string; text: string };

const typed = (form: FormData, name: string) => {
  const text = String(form.get(name) ?? '').trim();
  return text === '' ? undefined : text;
};

/** Undefined: the form asks for no pieces. */
function partsOf(form: FormData, { lines }: OfferedCommand): CommandInput['parts'] | Refusal {
  if (lines.length === 0) return undefined;
  const parts = [];
  for (const { position, possible } of lines) {
    const text = typed(form, pieceField(position)) ?? '0';
    const quantity = /^\d{1,4}$/.test(text) ? Number(text) : Number.NaN;
    if (!(quantity >= 0 && quantity <= possible))
      return { field: pieceField(position), text: `Bitte geben Sie 0 bis ${possible} Stück an.` };
    if (quantity > 0) parts.push({ position, quantity });
  }
  return parts.length > 0 ? parts : { text: 'Bitte geben Sie an, um wie viele Stück es geht.' };
}

/** One number a line. */
function parcelsOf(form: FormData): Parcel[] | Refusal {
  const numbers = (typed(form, 'sendungen') ?? '').split(/[\n,;]+/).flatMap((one) => one.trim() || []);
  const carrier = typed(form, 'dienst') ?? '';
  const parcels = [];
  for (const number of numbers) {
    const parcel = parseParcel(carrier, number);
    if (!parcel)
      return {
        field: 'sendungen',
        text: `„${number}“ ist keine Sendungsnummer von ${carrier === '' ? 'einem Paketdienst' : carrierName({ carrier })}.`,
      };
    parcels.push(parcel);
  }
  return parcels;
}

function amountOf(form: FormData): number | undefined | Refusal {
  const text = typed(form, 'betrag');
  const cents = text === undefined ? undefined : parseCents(text);
  return text !== undefined && !cents
    ? { field: 'betrag', text: 'Bitte geben Sie einen Betrag wie 84,90 an.' }
    : cents;
}

function lastDayOf(form: FormData): Date | undefined | Refusal {
  const day = typed(form, 'bis');
  if (day === undefined) return undefined;
  const parsed = dayField('plan', 'Bitte geben Sie den letzten Tag an.').safeParse(day);
  return parsed.success
    ? endOfIsoDay(parsed.data)
    : { field: 'bis', text: parsed.error.issues[0]?.message ?? NO_DAY };
}

const isRefusal = (value: unknown): value is Refusal =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && 'text' in value;

function inputOf(
  form: FormData,
  offered: OfferedCommand,
  { user, others }: Desk,
): Omit<CommandInput, 'number' | 'key'> | Refusal {
  const parts = partsOf(form, offered);
  if (isRefusal(parts)) return parts;
  const parcels = offered.command === 'ship' ? parcelsOf(form) : [];
  if (isRefusal(parcels)) return parcels;
  const amountCents = amountOf(form);
  if (isRefusal(amountCents)) return amountCents;
  const beyond = amountCents !== undefined && amountCents > (offered.amountCents ?? 0);
  if (offered.command === 'paid' && beyond && form.get('trotzdem') !== 'on')
    return { field: 'trotzdem', text: moreThanOpen(offered.amountCents ?? 0) };
  if (offered.command === 'ship' && offered.amountCents !== undefined && form.get('trotzdem') !== 'on')
    return { field: 'trotzdem', text: shippedUnpaid(offered.amountCents) };
  if (offered.short && form.get('trotzdem') !== 'on')
    return { field: 'trotzdem', text: readyWithoutGoods(offered.short) };
  const reference = typed(form, 'beleg');
  if (reference && reference.length > MAX_REFERENCE) return { field: 'beleg', text: LONG_REFERENCE };
  if (offered.command === 'move' && !typed(form, 'ziel'))
    return { field: 'ziel', text: 'Bitte wählen Sie den neuen Standort.' };
  if (offered.command === 'refund-amount' && amountCents === undefined)
    return { field: 'betrag', text: 'Bitte geben Sie einen Betrag wie 84,90 an.' };
  if (offered.command === 'refund-deposit' && !typed(form, 'grund'))
    return { field: 'grund', text: MISSING_PROOF };
  if (offered.command === 'refund-waive' && !typed(form, 'grund'))
    return { field: 'grund', text: MISSING_WAIVE_REASON };
  if (offered.command === 'void-payment' && !typed(form, 'grund'))
    return { field: 'grund', text: MISSING_VOID_REASON };
  const until = offered.command === 'prolong' ? lastDayOf(form) : undefined;
  if (isRefusal(until)) return until;
  if (offered.command === 'prolong' && !until)
    return { field: 'bis', text: 'Bitte geben Sie den letzten Tag an.' };
  return {
    command: offered.command,
    staff: user.email,
    reason: typed(form, 'grund'),
    parts,
    parcels,
    amountCents,
    reference,
    payment: offered.payments?.find(({ reference: one }) => one === form.get('zahlung'))?.reference,
    paid: handOverPayments.find((one) => one === form.get('bezahlt')) ?? 'offen',
    goods: returnedGoods.find((one) => one === form.get('ware')) ?? 'sellable',
    until,
    target: others.find(({ url }) => url === form.get('ziel')),
  };
}

/** @throws {Response} the redirect to the order, which says what was done */
export async function commandByForm(
  routerContext: Readonly<RouterContextProvider>,
  desk: Desk,
  number: string,
  form: FormData,
) {
  const answer = await inTransaction(desk.context, async (tx) => {
    // Of forms that come at once, each is compared with what the one before has left.
    await lockCommands(tx, number);
    return commandUnderLock(
      routerContext,
      { ...desk, context: { ...desk.context, db: tx.db } },
      number,
      form,
    );
  });
  if ('next' in answer) throw redirect(answer.next, 303);
  return answer;
}

async function commandUnderLock(
  routerContext: Readonly<RouterContextProvider>,
  desk: Desk,
  number: string,
  form: FormData,
) {
  const { context, roles } = desk;
  const found = await orderOfDesk(desk, number);
  const command = orderCommands.find((one) => one === form.get('befehl'));
  if (!command || !mayDo(roles, command)) return refuseRight(desk, { command: '', values: {} }, command);
  const typedForm = { command, values: textsOf(form) };
  const offered = found.commands.find((one) => one.command === command);
  if (!offered || form.get('stand') !== found.version)
    return refused(typedForm, { text: CHANGED_MEANWHILE }, 409);
  const input = inputOf(form, offered, desk);
  if (isRefusal(input)) return refused(typedForm, input, 400);
  const { network } = routerContext.get(servicesContext);
  const key = `${command} ${found.version}`;
  const locationOf = (id: string) => locationById(network(), id);
  const result = await runCommand(context, { ...input, number: found.order.number, key }, { locationOf });
  if (!result.ok) return refused(typedForm, { text: refusalMessage(result) }, 409);
  const next = command === 'move' ? deskOrdersPath : deskOrderPath(found.order.number);
  return { next: `${next}?hinweis=${command}` };
}
