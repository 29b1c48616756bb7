import type { ReturnPaymentResult } from '~/domain/orders/return-payment.server';
import type { OnlinePaymentState } from '~/domain/payments/online-payment';
import type { RefundProgress } from '~/domain/payments/refund';
import type { TransferKind, TransferProblem, TransferState } from '~/domain/payments/transfer';
import { formatCents } from '~/values/money';
import type { StatementResult } from './account-transfers.server';
import type { TransferResult } from './change-transfer.server';
import type { OwnAccount } from './own-account';

export const moneyViews = [
  'offen',
  'bezahlt',
  'erstattungen',
  'rueckbuchungen',
  'ueberweisungen',
  'ohne-bestellung',
] as const;
export type MoneyView = (typeof moneyViews)[number];
/** Views that list orders. */
export type OrderMoneyView = Exclude<MoneyView, 'ueberweisungen' | 'ohne-bestellung'>;

export const moneyViewNames: Readonly<Record<MoneyView, string>> = {
  offen: 'Offen',
  bezahlt: 'Bezahlt',
  erstattungen: 'Erstattungen',
  rueckbuchungen: 'Rückbuchungen',
  ueberweisungen: 'Überweisungen',
  'ohne-bestellung': 'Ohne Bestellung',
};

export const nothingInView: Readonly<Record<OrderMoneyView, string>> = {
  offen: 'Keine Bestellung wartet auf Geld.',
  bezahlt: 'Noch keine Bestellung ist bezahlt.',
  erstattungen: 'Noch kein Geld ging zurück.',
  rueckbuchungen: 'Keine Zahlung wurde zurückgebucht.',
};

export const transferStateNames: Readonly<Record<TransferState, string>> = {
  open: 'Nicht zugeordnet',
  assigned: 'Zugeordnet',
  ignored: 'Ohne Bezug zum Shop',
};

export const transferProblems: Readonly<Record<TransferProblem, string>> = {
  'no-number': 'Der Text nennt keine Bestellung.',
  'unknown-number': 'Der Text nennt eine Bestellung, die es nicht gibt.',
  'foreign-currency': 'Der Betrag ist nicht in Euro.',
  'other-account': 'Das Konto ist nicht das der Bestellung.',
  reservation: 'Der Text nennt eine Reservierung.',
  'order-closed': 'Die genannte Bestellung ist abgeschlossen.',
  'already-paid': 'Die genannte Bestellung ist schon bezahlt.',
  'several-orders': 'Der Text nennt mehrere Bestellungen, deren offene Beträge eine andere Summe ergeben.',
  'likely-repeated':
    'Wahrscheinlich dieselbe Überweisung wie eine aus einem anderen Auszug. Gezählt ist sie nur dort.',
  'recorded-by-hand': 'Wurde schon von Hand erfasst – ist es dieselbe Zahlung?',
  unreadable: 'Diese Zeile des Auszugs ist nicht zu lesen.',
  'unknown-return': 'Es ist nicht klar, welche Zahlung oder Erstattung zurückkam.',
};

export const noAccountMessages: Readonly<Record<Extract<OwnAccount, { ok: false }>['code'], string>> = {
  'no-account': 'Für dieses Unternehmen ist kein Bankkonto hinterlegt.',
  shared:
    'Auf dieses Konto kommt auch Geld für andere Standorte. Kontoauszüge liest, wer alle diese Standorte leitet.',
};

export const transferDone: Readonly<Record<string, string>> = {
  'assign-transfer': 'Die Überweisung ist zugeordnet. Die Kundin oder der Kunde bekommt eine E-Mail.',
  'link-transfer':
    'Die Überweisung ist mit der von Hand erfassten Zahlung verbunden. Gezählt ist sie einmal, eine E-Mail geht nicht hinaus.',
  'release-transfer': 'Die Zuordnung ist zurückgenommen: Die Überweisung ist wieder offen.',
  'ignore-transfer': 'Die Überweisung ist abgelegt. Unter „Ohne Bezug zum Shop“ können Sie das zurücknehmen.',
  'reopen-transfer': 'Die Überweisung ist wieder offen.',
};

type TransferRefusal = Extract<TransferResult, { ok: false }>;

export const ORDER_MISSING = { field: 'bestellung', text: 'Bitte geben Sie die Bestellnummer an.' };

export const transferRefusals: Readonly<
  Record<Exclude<TransferRefusal['code'], 'doubtful' | 'given-back'>, { field?: string; text: string }>
> = {
  'unknown-order': {
    field: 'bestellung',
    text: 'Für dieses Konto gibt es keine Bestellung mit dieser Nummer.',
  },
  'amount-missing': { field: 'betrag', text: 'Bitte geben Sie den Betrag in Euro an, zum Beispiel 84,90.' },
  'nothing-to-return': {
    field: 'bestellung',
    text: 'Bei dieser Bestellung ist nicht so viel eingegangen oder erstattet, wie zurückkam.',
  },
  'unknown-transfer': { text: 'Diese Überweisung hat inzwischen jemand anderes bearbeitet.' },
};

export function refusalOfTransfer(refusal: TransferRefusal): { field?: string; text: string } {
  if (refusal.code === 'given-back')
    return {
      text: `Bei der Bestellung ${refusal.number} ist davon schon etwas erstattet. Deshalb bleibt die Überweisung ihr zugeordnet.`,
    };
  if (refusal.code !== 'doubtful') return transferRefusals[refusal.code];
  const { number, recipient, openCents } = refusal;
  const open = openCents === 0 ? 'Dort ist nichts offen' : `Dort sind ${formatCents(openCents)} offen`;
  return {
    field: 'trotzdem',
    text: `Der Text nennt die Bestellung ${number} von ${recipient} nicht. ${open}, und die E-Mail geht sofort hinaus. Bitte bestätigen Sie die Zuordnung.`,
  };
}

/** What a return did to its order. */
export const returnKinds: Readonly<Record<Exclude<TransferKind, 'payment'>, string>> = {
  'payment-returned': 'Zahlung zurückgegangen',
  'refund-returned': 'Erstattung zurückgekommen',
};

/** 'camt.053' → 'CAMT.053', 'csv 1a2b3c4d' → 'CSV' */
export function sourceName(source: string): string {
  const [kind = ''] = source.split(' ');
  return kind === '' ? 'früherer Auszug' : kind.toUpperCase();
}

const credits = (count: number) => (count === 1 ? '1 Gutschrift' : `${count} Gutschriften`);

/** After a statement was read. */
export function statementText({
  assigned,
  returned,
  open,
  known,
  foreign,
  unread,
  unlisted,
  likely,
  left,
}: StatementResult): string {
  const rest = left === 1 ? ' Eine Buchung ist noch zu lesen.' : ` ${left} Buchungen sind noch zu lesen.`;
  return [
    `Der Kontoauszug ist ${left > 0 ? 'zum Teil ' : ''}gelesen: ${credits(assigned)} zugeordnet, ${open} nicht zugeordnet`,
    ...(returned > 0 ? [returned === 1 ? '1 Rückgabe zugeordnet' : `${returned} Rückgaben zugeordnet`] : []),
    ...(likely > 0 ? [`${likely} davon wahrscheinlich schon in einem anderen Auszug`] : []),
    ...(unread > 0 ? [unread === 1 ? '1 Zeile nicht lesbar' : `${unread} Zeilen nicht lesbar`] : []),
    ...(unlisted > 0 ? [`${unlisted} davon wegen der Menge nicht aufgeführt`] : []),
    ...(known > 0 ? [`${known} schon bekannt`] : []),
    ...(foreign > 0 ? [`${foreign} zu anderen Konten und darum nicht übernommen`] : []),
  ]
    .join(', ')
    .concat('.', left > 0 ? rest : '');
}

export const READ_ON = 'Weiter einlesen';
export const READ_ON_HOW =
  'Bitte wählen Sie dieselbe Datei noch einmal: Was schon gelesen ist, wird übersprungen.';

export const NO_STATEMENT = 'Bitte wählen Sie eine Datei.';
export const EMPTY_STATEMENT = 'Diese Datei ist leer. Bitte laden Sie den Auszug noch einmal von Ihrer Bank.';
export const TOO_MANY_CREDITS = 'Die Datei hat mehr als 5.000 Gutschriften. Bitte teilen Sie den Auszug auf.';
export const NO_MONTH = 'Bitte geben Sie Jahr und Monat an, zum Beispiel 2026-11.';

type Returned = Extract<ReturnPaymentResult, { ok: true }>['kind'];

/** In the journal. */
export const returnedTexts: Readonly<Record<Returned, string>> = {
  released: 'freigegeben',
  'under-way': 'Erstattung beauftragt',
  'by-hand': 'auf anderem Weg zurückgegeben',
};

export const returnDone: Readonly<Record<Returned, string>> = {
  released: 'Die Zahlung ist freigegeben: Es wird nichts abgebucht.',
  'under-way':
    'Die Erstattung ist beauftragt. Sobald der Zahlungsanbieter sie bestätigt, steht die Zahlung hier nicht mehr.',
  'by-hand': 'Die Zahlung ist als zurückgegeben festgehalten.',
};

export const NO_RETURN_WAY = 'Bitte schreiben Sie, wie das Geld zurückgegangen ist.';

export const returnRefusals: Readonly<Record<Extract<ReturnPaymentResult, { ok: false }>['code'], string>> = {
  'unknown-payment': 'Diese Zahlung ist inzwischen freigegeben oder erstattet.',
  changed: 'Diese Zahlung hat sich inzwischen geändert. Bitte prüfen Sie ihren Stand.',
  'no-account':
    'Das Konto beim Zahlungsanbieter ist nicht mehr hinterlegt. Bitte geben Sie das Geld dort zurück und halten Sie es hier fest.',
  'in-review':
    'Der Zahlungsanbieter prüft diese Zahlung noch. Es ist noch kein Geld da, das zurückgehen könnte.',
  'by-hand':
    'Der Betrag stimmt nicht mit dem überein, was verlangt war. Bitte geben Sie das Geld beim Zahlungsanbieter zurück und halten Sie es hier fest.',
  'not-by-hand': 'Diese Zahlung gibt der Shop selbst zurück.',
  'no-answer':
    'Der Zahlungsanbieter antwortet gerade nicht. Der Shop fragt ihn weiter; es ist nichts geschehen.',
};

export const refusedReturn = (reason: string) =>
  `Der Zahlungsanbieter lehnt die Erstattung ab (${reason}). Bitte erstatten Sie auf anderem Weg.`;

/** What came of it so far. */
export function returnState(state: OnlinePaymentState, refund: RefundProgress | undefined): string {
  if (refund === 'refused') return 'Erstattung abgelehnt';
  if (refund) return 'Erstattung beauftragt';
  if (state === 'pending') return 'wird vom Zahlungsanbieter geprüft';
  return state === 'held' ? 'eingegangen' : 'beim Zahlungsanbieter noch offen';
}
