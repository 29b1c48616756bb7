import { type RouterContextProvider, redirect } from 'react-router';
import { addCustomerNote } from '~/domain/accounts/customer-notes.server';
import { emailKey } from '~/domain/accounts/email-key';
import { deletePerson } from '~/domain/customer/delete-account.server';
import { exportPerson } from '~/domain/customer/export-account.server';
import {
  deskCustomer,
  findPerson,
  HISTORY_SIZE,
  type HistoryList,
  type KnownPerson,
  personSubject,
} from '~/domain/desk/customers/desk-customer.server';
import {
  customerMessages,
  IS_STAFF,
  NO_NOTE,
  NO_PROOF,
  OTHER_MAILBOX,
} from '~/domain/desk/customers/messages';
import { recordChange } from '~/domain/desk/journal/record-change.server';
import { customerCommands, mayDo, mayDoOfNetwork } from '~/domain/desk/rights';
import type { Context } from '~/platform/context';
import { deskCustomerFilePath, deskCustomerPath, deskCustomersPath } from '~/values/desk-paths';
import { noticeOf } from '../notice-of';
import { type DeskForm, invalid, refused, textsOf } from './desk-answer';
import { cursorOf, listQuery, pageOf, readCursor, typedIn } from './list-filters';
import { hiddenPage, refuseRight } from './refuse-right.server';
import { type Desk, requireDesk } from './require-desk.server';

type RouterContext = Readonly<RouterContextProvider>;

/** Undefined: who leads all locations sees all. */
export const placeOf = ({ isCentral, tenant }: Desk) => (isCentral ? undefined : tenant.location.id);

/** @throws {Response} 404 for a number of another location */
async function knownPerson(desk: Desk, number: string): Promise<KnownPerson> {
  const person = await findPerson(desk.context, placeOf(desk), number);
  if (!person) throw new Response('Diesen Kunden gibt es hier nicht.', { status: 404 });
  return person;
}

const maxText = 500;

/** Names of the cursors. */
const cursors = {
  orders: 'bestellungen',
  requests: 'anfragen',
  appointments: 'termine',
  wheels: 'raeder',
} as const satisfies Record<HistoryList, string>;

/** The rows of one list, and the query of its next page; the other lists stay where they are. */
function shownOf<Row extends { id: string; at: Date }>(url: URL, list: HistoryList, found: readonly Row[]) {
  const { rows, last } = pageOf(found, HISTORY_SIZE);
  const typed = typedIn(url, Object.values(cursors));
  const next = last && listQuery({ ...typed, [cursors[list]]: cursorOf(last.at, last.id) });
  return { rows, next };
}

export async function customerPage(routerContext: RouterContext, number: string, url: URL) {
  const desk = await requireDesk(routerContext);
  const person = await knownPerson(desk, number);
  const titles = new Map(desk.tenant.group.map(({ id, title, city }) => [id, `${title}, ${city}`]));
  const { orders, requests, appointments, wheels, ...customer } = await deskCustomer(
    desk.context,
    placeOf(desk),
    person,
    {
      orders: readCursor(url, cursors.orders),
      requests: readCursor(url, cursors.requests),
      appointments: readCursor(url, cursors.appointments),
      wheels: readCursor(url, cursors.wheels),
    },
  );
  return {
    number,
    customer,
    orders: shownOf(url, 'orders', orders),
    requests: shownOf(url, 'requests', requests),
    appointments: shownOf(url, 'appointments', appointments),
    wheels: shownOf(url, 'wheels', wheels),
    here: desk.tenant.location.id,
    places: Object.fromEntries(titles),
    mayAnswerRequests: mayDoOfNetwork(desk, 'export-customer'),
    notice: noticeOf(url, customerMessages),
  };
}

const journalOf =
  ({ tenant, user }: Desk, { email }: KnownPerson, after: string, reason: string) =>
  (tx: Context) =>
    recordChange(tx, {
      locationId: tenant.location.id,
      staff: user.email,
      kind: 'customer',
      subject: personSubject(email),
      before: null,
      after,
      reason,
    });

const proofIn = ({ values }: DeskForm) => values.erkannt?.trim().slice(0, maxText) ?? '';

async function note(desk: Desk, person: KnownPerson, form: DeskForm) {
  const text = form.values.text?.trim().slice(0, maxText) ?? '';
  if (text === '') return invalid(form, { text: [NO_NOTE] });
  const { tenant, user } = desk;
  const written = { email: person.email, locationId: tenant.location.id, staff: user.email, text };
  await addCustomerNote(desk.context, written);
  return undefined;
}

async function remove(desk: Desk, person: KnownPerson, form: DeskForm) {
  if (person.isStaff) return refused(form, { text: IS_STAFF }, 409);
  const proof = proofIn(form);
  if (proof === '') return invalid(form, { erkannt: [NO_PROOF] });
  if (emailKey(form.values.email ?? '') !== emailKey(person.email))
    return invalid(form, { email: [OTHER_MAILBOX] });
  await deletePerson(desk.tenant, desk.context, person, journalOf(desk, person, 'gelöscht', proof));
  throw redirect(`${deskCustomersPath}?hinweis=delete-customer`, 303);
}

/** @throws {Response} the redirect to the page, which says what was done */
export async function customerByForm(routerContext: RouterContext, number: string, sent: FormData) {
  const desk = await requireDesk(routerContext);
  const person = await knownPerson(desk, number);
  const command = customerCommands.find((one) => one === sent.get('befehl'));
  const form = { command: command ?? '', values: textsOf(sent) };
  const isAllowed =
    command === 'customer-note' ? mayDo(desk.roles, command) : command && mayDoOfNetwork(desk, command);
  if (!command || !isAllowed) return refuseRight(desk, form, command);
  if (command === 'export-customer') {
    if (proofIn(form) === '') return invalid(form, { erkannt: [NO_PROOF] });
    // A page cannot answer with a file: the browser sends the form once more, to the file.
    throw redirect(deskCustomerFilePath(number), 307);
  }
  const refusal = await (command === 'customer-note' ? note : remove)(desk, person, form);
  if (refusal) return refusal;
  throw redirect(`${deskCustomerPath(number)}?hinweis=${command}`, 303);
}

/** Answers with the file; the journal has the proof. @throws {Response} 404 for who does not lead all locations */
export async function customerFile(routerContext: RouterContext, number: string, sent: FormData) {
  const desk = await requireDesk(routerContext);
  if (!mayDoOfNetwork(desk, 'export-customer')) throw await hiddenPage(desk, 'export-customer');
  const person = await knownPerson(desk, number);
  const proof = proofIn({ command: '', values: textsOf(sent) });
  if (proof === '') throw redirect(deskCustomerPath(number), 303);
  const content = await exportPerson(desk.context, person);
  await journalOf(desk, person, 'Auskunft erteilt', proof)(desk.context);
  return new Response(JSON.stringify(content, null, 2), {
    headers: {
      'cache-control': 'private, no-store',
      'content-disposition': 'attachment; filename="auskunft.json"',
      'content-type': 'application/json; charset=utf-8',
      'x-robots-tag': 'noindex, nofollow',
    },
  });
}
