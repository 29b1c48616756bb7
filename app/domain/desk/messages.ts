import type { ShortPieces } from '~/domain/catalog/inventory/short-pieces.server';
import type { ReturnedGoods } from '~/domain/orders/fulfilment';
import type { HandOverPayment } from '~/domain/orders/hand-over-payment';
import type { HandKind } from '~/domain/orders/needs-hand';
import { paymentStateNames } from '~/domain/orders/payment-words';
import type { RefundProgress } from '~/domain/payments/refund';
import type { ProviderName } from '~/domain/tenancy/tenant';
import type { Actor } from '~/values/actor';
import { formatCents } from '~/values/money';
import type { PaymentFilter } from './payment-filter';
import type { OrderCommand, OrderExtra } from './rights';

/** Of the buttons. */
export const commandNames: Readonly<Record<OrderCommand, string>> = {
  confirm: 'Bestätigen',
  ready: 'Bereitstellen',
  'hand-over': 'Übergeben',
  ship: 'Versenden',
  cancel: 'Stornieren',
  return: 'Zurücknehmen',
  paid: 'Zahlung erfassen',
  'void-payment': 'Zahlung stornieren',
  'clear-problem': 'Zahlung ist geklärt',
  refund: 'Erstatten',
  'refund-deposit': 'Pfand erstatten',
  'refund-amount': 'Anderen Betrag erstatten',
  'refund-done': 'Erstattung ist ausgezahlt',
  'refund-arrived': 'Erstattung ist angekommen',
  'refund-failed': 'Erstattung ist nicht angekommen',
  'refund-stop': 'Doch nicht auszahlen',
  'refund-waive': 'Nichts erstatten',
  buy: 'In einen Kauf umwandeln',
  prolong: 'Verlängern',
  move: 'Verlegen',
};

export const doneMessages: Readonly<Record<OrderCommand | OrderExtra, string>> = {
  confirm: 'Die Bestellung ist bestätigt. Die Kundin oder der Kunde bekommt eine E-Mail.',
  ready: 'Die Ware liegt bereit. Die Kundin oder der Kunde bekommt eine E-Mail.',
  'hand-over': 'Die Ware ist übergeben und vom Bestand abgebucht.',
  ship: 'Die Ware ist verschickt und vom Bestand abgebucht. Die Kundin oder der Kunde bekommt eine E-Mail.',
  cancel: 'Storniert. Die Ware ist wieder frei.',
  return: 'Die Rücknahme ist gebucht.',
  paid: 'Die Zahlung ist erfasst.',
  'void-payment': 'Die Zahlung ist storniert: Der Betrag gilt als nie eingegangen.',
  'clear-problem': 'Die Zahlung gilt als geklärt.',
  refund: 'Die Erstattung ist veranlasst.',
  'refund-deposit': 'Der Nachweis ist vermerkt und die Erstattung des Pfands veranlasst.',
  'refund-amount': 'Die Erstattung ist veranlasst.',
  'refund-done': 'Die Erstattung ist als ausgezahlt vermerkt.',
  'refund-arrived': 'Die Erstattung ist als angekommen vermerkt.',
  'refund-stop': 'Die Erstattung ist aufgehoben. Ausgezahlt wird nichts.',
  'refund-waive': 'Vermerkt: Dafür geht nichts zurück.',
  'refund-failed': 'Es ist vermerkt, dass kein Geld zurückging. Der Betrag ist wieder fällig.',
  buy: 'Aus der Reservierung ist eine Bestellung geworden. Bezahlt wird bei der Abholung.',
  prolong: 'Die Reservierung ist verlängert. Die Kundin oder der Kunde bekommt eine E-Mail.',
  note: 'Die Notiz ist gespeichert.',
  resend: 'Die E-Mail wird noch einmal verschickt.',
  write: 'Die E-Mail geht hinaus.',
  'change-parcel': 'Die Sendungsnummer ist berichtigt.',
  move: 'Die Reservierung ist verlegt. Der neue Standort ist benachrichtigt.',
};

export const requestNotices: Readonly<Record<string, string>> = { erledigt: 'Die Anfrage ist erledigt.' };
export const QUOTE_SENT = 'Der Kostenvoranschlag geht per E-Mail hinaus.';
export const REQUEST_DONE_ALREADY = 'Diese Anfrage hat schon jemand erledigt.';

/** Characters of what staff type of a receipt: bookkeeping has no more. */
export const MAX_REFERENCE = 36;
export const LONG_REFERENCE = `Ein Beleg hat höchstens ${MAX_REFERENCE} Zeichen.`;
export const moreThanOpen = (openCents: number): string =>
  `Offen sind nur ${formatCents(openCents)}. Stimmt der Betrag?`;

export const shippedUnpaid = (openCents: number): string =>
  `Von der Vorkasse fehlen noch ${formatCents(openCents)}. Soll die Ware trotzdem verschickt werden?`;

export const readyWithoutGoods = (short: readonly ShortPieces[]): string =>
  `Nach dem Bestand fehlen ${short.map(({ missing, name }) => `${missing} × ${name}`).join(', ')}. Liegt die Ware wirklich bereit? Die Kundin oder der Kunde bekommt sofort eine E-Mail.`;

export const CHANGED_MEANWHILE =
  'Diese Bestellung hat inzwischen jemand anderes bearbeitet. Hier steht der neue Stand. Bitte prüfen Sie, ob Ihr Schritt noch nötig ist.';
export const SESSION_EXPIRED =
  'Ihre Sitzung war abgelaufen. Was Sie eingegeben haben, ist noch nicht gespeichert.';
export const NOT_ALLOWED = 'Dafür haben Sie an diesem Standort keine Berechtigung.';

export const MISSING_VOID_REASON = 'Bitte geben Sie an, warum die Zahlung nicht zu dieser Bestellung gehört.';

export const MISSING_WAIVE_REASON = 'Bitte geben Sie an, warum nichts zurückgeht.';

const bulkRefusals: Readonly<Record<string, string>> = {
  'not-offered': 'Das geht beim jetzigen Stand der Bestellung nicht.',
  'not-here': 'Diese Bestellung gibt es hier nicht.',
  'insufficient-stock': 'Der Bestand reicht nicht. Bitte prüfen Sie die Bestellung einzeln.',
  'awaits-payment': 'Die Online-Zahlung ist noch nicht da.',
};

/** @param code 'ok', or why not */
export const bulkText = (code: string): string =>
  code === 'ok' ? 'erledigt' : (bulkRefusals[code] ?? 'Bitte prüfen Sie diese Bestellung einzeln.');

export const NOTHING_CHOSEN = 'Bitte wählen Sie zuerst Bestellungen aus.';

export const viewNotices: Readonly<Record<string, string>> = {
  'save-view': 'Die Ansicht ist gespeichert.',
  'delete-view': 'Die Ansicht ist gelöscht.',
};
export const NO_VIEW_NAME = 'Bitte geben Sie der Ansicht einen Namen.';
export const TOO_MANY_VIEWS =
  'Mehr als 20 Ansichten lassen sich nicht speichern. Bitte löschen Sie zuerst eine.';

interface HandText {
  title: string;
  hint: string;
}

/** The task for staff. */
export const handTexts: Readonly<Record<HandKind, HandText>> = {
  'held-payment': {
    title: 'Zahlung angehalten',
    hint: 'Betrag prüfen: Fehlendes erfassen oder alles erstatten, dann „Zahlung ist geklärt“',
  },
  'payment-without-order': {
    title: 'Zahlung ohne Bestellung',
    hint: 'Der Shop gibt sie frei oder erstattet sie; sofort geht es unter „Ohne Bestellung“',
  },
  'payment-without-account': {
    title: 'Zahlung ohne Konto beim Anbieter',
    hint: 'Das Konto ist nicht mehr hinterlegt: beim Zahlungsanbieter nachsehen und die Zahlung erfassen',
  },
  'charged-back': { title: 'Zahlung zurückgebucht', hint: 'Kunden anrufen, Zahlung neu vereinbaren' },
  dispute: { title: 'Käuferschutz-Fall', hint: 'Beim Zahlungsanbieter beantworten' },
  'refund-due': { title: 'Erstattung fällig', hint: 'Erstatten' },
  'refund-by-hand': { title: 'Auszahlung offen', hint: 'Überweisen oder bar auszahlen, dann vermerken' },
  'refund-refused': { title: 'Erstattung abgelehnt', hint: 'Auf anderem Weg erstatten' },
  'refund-late': {
    title: 'Erstattung ohne Antwort',
    hint: 'Beim Zahlungsanbieter nachsehen, nach drei Tagen vermerken',
  },
  withdrawal: { title: 'Widerruf', hint: 'Ware zurücknehmen oder stornieren, dann erstatten' },
  unpaid: { title: 'Überweisung überfällig', hint: 'Zahlung erfassen oder stornieren' },
  'unmatched-transfer': { title: 'Überweisung ohne Bestellung', hint: 'Einer Bestellung zuordnen' },
  'hold-over': { title: 'Frist vorbei', hint: 'Betreiber fragen: Ein Hintergrunddienst läuft nicht' },
  'not-collected': { title: 'Nicht abgeholt', hint: 'Kunden anrufen' },
  undeliverable: { title: 'Bezahlt, aber nicht lieferbar', hint: 'Bestand prüfen oder stornieren' },
  'dead-mail': { title: 'E-Mail nicht zustellbar', hint: 'Adresse prüfen, Kunden anrufen' },
};

export const handOverPaymentNames: Readonly<Record<HandOverPayment, string>> = {
  offen: 'Noch nicht',
  bar: 'Bar',
  karte: 'Mit Karte an der Kasse',
  ueberweisung: 'Überweist später',
};

export const paymentFilterNames: Readonly<Record<PaymentFilter, string>> = {
  ...paymentStateNames,
  owed: 'Noch etwas zu zahlen',
  'gone-back': 'Ganz oder teilweise erstattet',
};

const refundNames: Readonly<Record<RefundProgress, string>> = {
  proposed: 'fällig',
  waived: 'nicht erstattet',
  requested: 'veranlasst',
  unknown: 'ohne Antwort',
  sent: 'unterwegs',
  done: 'erstattet',
  refused: 'abgelehnt',
};

/** @param paymentId null: by hand, which no provider refuses */
export const refundText = (state: RefundProgress, paymentId: string | null): string =>
  state === 'refused' && paymentId === null ? 'aufgehoben' : refundNames[state];

export const providerTitles: Readonly<Record<ProviderName, string>> = { paypal: 'PayPal', payone: 'PAYONE' };

export const goodsNames: Readonly<Record<ReturnedGoods, string>> = {
  sellable: 'Ware ist wieder verkäuflich',
  damaged: 'Ware ist beschädigt',
  missing: 'Ware kommt nicht zurück',
};

/** 'Kundin oder Kunde', 'Automatik', or the staff member. */
export function actorName({ type, id }: Actor): string {
  switch (type) {
    case 'customer':
      return 'Kundin oder Kunde';
    case 'job':
      return 'Automatik';
    case 'provider':
    case 'staff':
      return id;
  }
}

/** 'Storniert …' */
export function byActor({ type, id }: Actor): string {
  switch (type) {
    case 'customer':
      return 'von der Kundin oder dem Kunden';
    case 'job':
      return 'automatisch';
    case 'provider':
    case 'staff':
      return `von ${id}`;
  }
}

/** Of a link that is to be stored. */
export const noPageThere = (path: string) => ({
  field: 'trotzdem',
  text: `Die Seite ${path} gibt es nicht. Bitte bestätigen Sie, dass sie noch kommt.`,
});
