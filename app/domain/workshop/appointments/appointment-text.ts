import { clockText, clockTime, weekdayAndDateAt } from '~/values/german-clock';
import { type Company, companyLine } from '../../tenancy/company';
import type { AppointmentSort } from '../appointment-rules';
import { type AppointmentState, BY_MOVE, BY_ORDER } from './appointment';
import type { StoredAppointment } from './stored-appointment';

/** 'Di., 1. Dezember, 08:00–08:30 Uhr' */
export function timeText({ startsAt, endsAt }: Pick<StoredAppointment, 'startsAt' | 'endsAt'>): string {
  return `${weekdayAndDateAt(startsAt)}, ${clockText(`${clockTime(startsAt)}–${clockTime(endsAt)}`)}`;
}

type Facts = Pick<
  StoredAppointment,
  'serviceTitle' | 'vehicle' | 'price' | 'startsAt' | 'endsAt' | 'sort' | 'message'
>;

const priceNames: Readonly<Record<AppointmentSort, string>> = {
  anfragen: 'Gezeigter Preis',
  buchen: 'Festpreis inkl. MwSt.',
};

/** As mails, pages and the desk show them; what was not told is left out. */
export function appointmentFacts(one: Facts): [string, string][] {
  const all: [string, string][] = [
    ['Leistung', one.serviceTitle],
    ['Termin', timeText(one)],
    ['Fahrzeug', one.vehicle],
    [priceNames[one.sort], one.price],
    ['Nachricht', one.message],
  ];
  return all.filter(([, value]) => value !== '');
}

export const stateNames: Readonly<Record<AppointmentState, string>> = {
  held: 'Vorgemerkt',
  requested: 'Angefragt',
  accepted: 'Bestätigt',
  declined: 'Abgelehnt',
  confirmed: 'Gebucht',
  moved: 'Verschoben',
  cancelled: 'Abgesagt',
  arrived: 'Eingetroffen',
  done: 'Erledigt',
  'no-show': 'Nicht erschienen',
};

const ORDER_CANCELLED = 'Was wir zu diesem Termin erledigen wollten, ist storniert. Deshalb entfällt er.';
const ORDER_MOVED =
  'Ihre Reservierung liegt jetzt an einem anderen Standort. Deshalb entfällt dieser Termin. Bitte vereinbaren Sie dort einen neuen.';
const orderStays = (goodsHeld: string | undefined) =>
  goodsHeld
    ? `Ihre Reservierung besteht weiter: Die Ware bleibt ${goodsHeld} für Sie zurückgelegt. Bitte rufen Sie uns für einen neuen Termin an, oder wenn Sie die Ware nicht mehr möchten.`
    : 'Ihre Bestellung besteht weiter, mit der Ware und der Arbeit. Bitte rufen Sie uns für einen neuen Termin an. Möchten Sie die Arbeit nicht mehr, stornieren wir sie: Was Sie dafür schon bezahlt haben, erhalten Sie zurück.';

/** Before somebody cancels. @param goodsHeld 'bis einschließlich 28. November 2026', of reserved goods */
export const orderNote = (goodsHeld: string | undefined): string =>
  goodsHeld
    ? `Dieser Termin gehört zu Ihrer Reservierung. Sagen Sie ihn ab, so besteht sie weiter: Die Ware bleibt dann ${goodsHeld} für Sie zurückgelegt.`
    : 'Dieser Termin gehört zu Ihrer Bestellung. Sagen Sie ihn ab, so besteht sie weiter, mit der Ware und der Arbeit.';

/** After a move. */
export const movedNote = (goodsHeld: string): string =>
  `Die Ware Ihrer Reservierung bleibt ${goodsHeld} für Sie zurückgelegt.`;

/** § 356 (4), § 357a BGB. */
export const EARLY_START =
  'Ich verlange ausdrücklich, dass Sie schon vor Ablauf der Widerrufsfrist mit der Leistung beginnen. Ich weiß, dass mein Widerrufsrecht erlischt, sobald Sie den Vertrag vollständig erfüllt haben.';

/** The confirmation must carry it on a durable medium (§§ 312f, 312g, 355 ff. BGB, Art. 246a § 1 EGBGB). */
export function serviceWithdrawal(company: Company, asksEarlyStart: boolean): string[] {
  return [
    'Widerrufsbelehrung',
    'Als Verbraucherin oder Verbraucher können Sie diesen Vertrag innerhalb von 14 Tagen ab Vertragsschluss ohne Angabe von Gründen widerrufen.',
    `Für den Widerruf genügt eine eindeutige Erklärung an ${companyLine(company)}, zum Beispiel per Brief oder E-Mail. Es reicht, wenn Sie sie vor Ablauf der Frist absenden.`,
    'Nach einem Widerruf erstatten wir Ihnen alle Zahlungen unverzüglich, spätestens 14 Tage nach Eingang Ihrer Erklärung, auf demselben Weg, auf dem Sie gezahlt haben.',
    'Haben Sie verlangt, dass wir vor Ablauf der Widerrufsfrist beginnen, so zahlen Sie uns den Anteil des Preises, der dem bis zum Widerruf Geleisteten entspricht. Mit der vollständigen Erfüllung erlischt das Widerrufsrecht.',
    ...(asksEarlyStart ? [`Sie haben bei der Buchung erklärt: „${EARLY_START}“`] : []),
  ];
}

/** Beside the instruction on the goods of the same order. */
export function fittingWithdrawal(asksEarlyStart: boolean): string[] {
  return [
    'Für die Arbeiten der Werkstatt gilt: Sie können diesen Teil des Vertrags innerhalb von 14 Tagen ab Vertragsschluss ohne Angabe von Gründen widerrufen. Haben Sie verlangt, dass wir vor Ablauf der Widerrufsfrist beginnen, so zahlen Sie uns den Anteil des Preises, der dem bis zum Widerruf Geleisteten entspricht. Mit der vollständigen Erfüllung erlischt das Widerrufsrecht für diese Arbeiten; das Widerrufsrecht für die Ware bleibt davon unberührt.',
    ...(asksEarlyStart ? [`Sie haben bei der Bestellung erklärt: „${EARLY_START}“`] : []),
  ];
}

/** Of an order's appointment that is cancelled or declined. */
export function cancelledNote(changedBy: string, goodsHeld?: string): string {
  if (changedBy === BY_MOVE) return ORDER_MOVED;
  return changedBy === BY_ORDER ? ORDER_CANCELLED : orderStays(goodsHeld);
}
