import { z } from 'zod';
import { staffRoleNames } from '~/domain/accounts/tables';
import type { StoredPage } from '~/domain/content/pages/change-pages.server';
import type { RecordedKind } from '~/domain/orders/fulfilment';
import type { PaymentEventKind } from '~/domain/payments/ledger';
import { scopeNames, scopes } from '~/domain/programs/scopes';
import { formatCents } from '~/values/money';
import type { ChangeKind } from '../change';
import { countText, stateNames } from '../imports/messages';
import { changeWords } from '../journal/change-words';
import type { JournalEntry } from '../journal/list-journal.server';
import { settingName } from '../location/messages';
import { pageChangeText } from '../pages/page-texts';
import { type StaffCommand, staffCommands } from '../rights';
import { roleNames } from '../staff/messages';

export interface EntryText {
  title: string;
  /** Empty where nothing stood. */
  before: string;
  after: string;
  /** Of an order that has a page. */
  orderNumber: string | undefined;
}

const fulfilmentTexts: Readonly<Record<RecordedKind, string>> = {
  ready: 'bereitgestellt',
  'handed-over': 'übergeben',
  shipped: 'verschickt',
  returned: 'zurückgenommen',
  cancelled: 'storniert',
  lapsed: 'verfallen',
  accepted: 'bestätigt',
  prolonged: 'verlängert',
  moved: 'verlegt',
  bought: 'in einen Kauf umgewandelt',
  reminded: 'erinnert',
  'deposit-added': 'Pfand hinzugekommen',
  'deposit-waived': 'Pfand entfallen',
  'deposit-returned': 'Nachweis zum Pfand',
  written: 'angeschrieben',
};

const paymentTexts: Readonly<Record<PaymentEventKind, string>> = {
  pending: 'Zahlung angekündigt',
  failed: 'Zahlung fehlgeschlagen',
  received: 'Zahlung erfasst',
  voided: 'Zahlung storniert',
  refunded: 'Erstattung vermerkt',
  'charged-back': 'Rückbuchung vermerkt',
};

const changeTitles: Readonly<Record<ChangeKind, (subject: string) => string>> = {
  stock: (article) => `Bestand von ${article}`,
  price: (article) => `Preis von ${article}`,
  setting: settingName,
  withdrawal: () => 'Widerruf',
  staff: (email) => `Mitarbeiter ${email}`,
  // The reason names supplier and file.
  import: () => 'Import',
  article: (article) => `Angaben zu ${article}`,
  content: (path) => `Seite ${path}`,
  offer: (offer) => `Angebot ${offer}`,
  coupon: (code) => `Gutschein ${code}`,
  customer: (person) => `Kunde ${person}`,
  request: (number) => `Antwort auf Anfrage ${number}`,
  'api-key': (name) => `API-Schlüssel ${name}`,
  'payment-without-order': (payment) => `Zahlung ohne Bestellung: ${payment}`,
  transfer: (transfer) => `Überweisung ${transfer}`,
};

const staffTexts: Readonly<Record<StaffCommand, string>> = {
  invite: 'eingeladen',
  'withdraw-invitation': 'Einladung zurückgezogen',
  'give-role': 'Rolle gegeben',
  'take-role': 'Rolle entzogen',
  'end-sessions': 'überall abgemeldet',
  'reset-factor': 'zweiter Faktor gelöscht',
};

const priceValue = z.object({ regularCents: z.number().nullable(), offerCents: z.number().nullable() });
const staffValue = z.object({ command: z.enum(staffCommands), role: z.enum(staffRoleNames).nullable() });
const withdrawalValue = z.union([
  z.object({ closed: z.string() }).transform(({ closed }) => `abgeschlossen: ${closed}`),
  z.object({ order: z.string() }).transform(({ order }) => `Bestellung ${order}`),
  z.object({ receipt: z.string() }).transform(() => 'Eingangsbestätigung noch einmal verschickt'),
]);

const count = z.number();
const countsValue = z.array(
  z.object({ name: z.string(), rows: count, added: count, changed: count, unchanged: count, removed: count }),
);

/** Of an import: files in which something changed. */
function importText(value: unknown): string {
  if (value === 'undone') return stateNames.undone;
  const counts = countsValue.safeParse(value).data ?? [];
  const changed = counts.filter(({ added, changed: other, removed }) => added + other + removed > 0);
  return changed.map(countText).join('; ');
}

const keyValue = z.object({ scopes: z.array(z.enum(scopes)) });
const titledValue = z.object({ title: z.string() });
const rangeTexts: Readonly<Record<string, string>> = {
  'for-sale': 'im Sortiment',
  retired: 'aus dem Sortiment genommen',
};

/** '' for what is too long for a line: its page shows it. */
function valueText(kind: ChangeKind, value: unknown): string {
  if (kind === 'import') return importText(value);
  if (kind === 'article' && typeof value === 'string') return rangeTexts[value] ?? value;
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  const titled = kind === 'offer' || kind === 'coupon' ? titledValue.safeParse(value).data : undefined;
  if (titled) return titled.title;
  const price = kind === 'price' ? priceValue.safeParse(value).data : undefined;
  if (price) {
    const regular = price.regularCents === null ? 'Preis des Netzes' : formatCents(price.regularCents);
    return price.offerCents === null ? regular : `${regular}, im Angebot ${formatCents(price.offerCents)}`;
  }
  const staff = kind === 'staff' ? staffValue.safeParse(value).data : undefined;
  if (staff)
    return [staffTexts[staff.command], staff.role && roleNames[staff.role]].filter(Boolean).join(': ');
  const key = kind === 'api-key' ? keyValue.safeParse(value).data : undefined;
  if (key) return key.scopes.map((scope) => scopeNames[scope]).join(', ');
  return kind === 'withdrawal' ? (withdrawalValue.safeParse(value).data ?? '') : '';
}

/** Of what all locations show. */
export function articleChangeWords(subject: string, before: unknown, after: unknown) {
  const isRange = typeof after === 'string' && Object.hasOwn(rangeTexts, after);
  return isRange
    ? { before: valueText('article', before), after: valueText('article', after) }
    : changeWords(subject, before, after);
}

function changedText(kind: ChangeKind, subject: string, before: unknown, after: unknown) {
  if (kind === 'content')
    return { before: '', after: pageChangeText(before as StoredPage | null, after as StoredPage | null) };
  if (kind === 'article') return articleChangeWords(subject, before, after);
  if (kind === 'setting') return changeWords(subject, before, after);
  return { before: valueText(kind, before), after: valueText(kind, after) };
}

export function entryText({ source, kind, subject, before, after }: JournalEntry): EntryText {
  switch (source) {
    case 'fulfilment':
      return {
        title: fulfilmentTexts[kind as RecordedKind],
        before: '',
        after: '',
        orderNumber: subject,
      };
    case 'payment':
      return {
        title: paymentTexts[kind as PaymentEventKind],
        before: '',
        after: formatCents(Number(after)),
        orderNumber: subject,
      };
    case 'change':
      return {
        title: changeTitles[kind as ChangeKind](subject),
        ...changedText(kind as ChangeKind, subject, before, after),
        orderNumber: undefined,
      };
  }
}
