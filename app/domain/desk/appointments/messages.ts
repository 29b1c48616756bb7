import type { AppointmentEvent } from '~/domain/workshop/appointments/appointment';
import type { SlotDoubt } from '~/domain/workshop/appointments/slot-doubts';
import { momentOf } from '~/domain/workshop/appointments/units';
import { formatDay } from '~/values/german-date';

/** Of the buttons. */
export const eventNames: Readonly<Record<AppointmentEvent, string>> = {
  accept: 'Annehmen',
  decline: 'Ablehnen',
  move: 'Verschieben',
  cancel: 'Absagen',
  arrive: 'Eingetroffen',
  finish: 'Erledigt',
  miss: 'Nicht erschienen',
  revert: 'Letzten Stand zurücknehmen',
};

export const appointmentNotices: Readonly<Record<string, string>> = {
  accept: 'Der Termin ist bestätigt. Die Kundin oder der Kunde bekommt eine E-Mail.',
  decline: 'Die Anfrage ist abgelehnt. Die Kundin oder der Kunde bekommt eine E-Mail.',
  move: 'Der Termin ist verschoben. Die Kundin oder der Kunde bekommt eine E-Mail.',
  cancel: 'Der Termin ist abgesagt. Die Kundin oder der Kunde bekommt eine E-Mail.',
  arrive: 'Das Fahrzeug ist da.',
  finish: 'Der Termin ist erledigt.',
  miss: 'Vermerkt: nicht erschienen. Sie können das zurücknehmen, solange die Zeit frei ist.',
  revert: 'Zurückgenommen. Hier steht wieder der Stand davor.',
  ware: 'Vermerkt. Die Ware ist vor dem Termin da.',
  spaeter:
    'Vermerkt. Die Kundin oder der Kunde bekommt eine E-Mail mit neuen Zeiten; bis zur Wahl bleibt der Termin stehen.',
  anrufen:
    'Vermerkt. Die Ware kommt nach dem Termin, aber es ging keine neue E-Mail hinaus. Bitte rufen Sie an.',
  neu: 'Der Termin ist eingetragen.',
  gesperrt: 'Die Sperre ist eingetragen. Im Shop werden diese Zeiten nicht mehr angeboten.',
  freigegeben: 'Die Sperre ist aufgehoben.',
};

/** The form that says when goods come. */
export const GOODS = 'ware';

/** Events of which the customer learns at once, and which nobody takes back. */
export const tellingEvents: readonly AppointmentEvent[] = ['decline', 'cancel'];

/** Before such an event. */
export const telling = (hasEmail: boolean): string =>
  hasEmail
    ? 'Die Kundin oder der Kunde bekommt sofort eine E-Mail. Das lässt sich nicht zurücknehmen.'
    : 'Eine E-Mail-Adresse ist nicht bekannt: Bitte sagen Sie telefonisch Bescheid. Das lässt sich nicht zurücknehmen.';

export const SLOT_PAST = 'Diese Zeit ist vorbei. Bitte wählen Sie eine, die noch kommt.';

/** Before a slot is taken that the shop would not offer. */
export function slotQuestion(
  doubts: readonly SlotDoubt[],
  { goodsFrom, unit }: { goodsFrom: Date | null; unit: number },
): string {
  const reasons: Readonly<Record<SlotDoubt, string>> = {
    closed: 'Zu dieser Zeit ist geschlossen oder die Bühne gesperrt.',
    far: `Bis dahin ist es noch lange: Der Termin wäre am ${formatDay(momentOf(unit))}.`,
    'before-goods': `Die Ware für diesen Termin ist erst am ${goodsFrom ? formatDay(goodsFrom) : 'Liefertag'} da.`,
  };
  return `${doubts.map((doubt) => reasons[doubt]).join(' ')} Bitte bestätigen Sie, dass der Termin trotzdem gelten soll.`;
}

export const BAY_TAKEN = 'Diese Zeit ist auf dieser Bühne nicht frei.';
export const CLOSURE_GONE = 'Diese Sperre hat schon jemand aufgehoben.';
