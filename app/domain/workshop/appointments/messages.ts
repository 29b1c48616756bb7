import { waitMessage } from '../../accounts/messages';
import type { BookResult } from './book-appointment.server';
import type { ChangeResult } from './change-appointment.server';
import type { HoldSlotResult } from './hold-slot.server';

export const NO_SLOT_CHOSEN = 'Bitte wählen Sie eine Zeit.';
export const HOLD_UNKNOWN = 'Ihre Zeit ist nicht mehr vorgemerkt. Bitte wählen Sie noch einmal.';
export const HOLD_BOOKED =
  'Ihr Termin steht: Sie haben diese Zeit schon gebucht oder angefragt. Alles dazu steht in unserer E-Mail an Sie. Brauchen Sie noch einen Termin, wählen Sie hier eine weitere Zeit.';
export const SLOT_TAKEN = 'Diese Zeit ist nicht mehr frei. Bitte wählen Sie eine andere.';
export const SLOT_LAPSED =
  'Diese Zeit war nur eine Viertelstunde für Sie vorgemerkt und ist inzwischen vergeben. Bitte wählen Sie eine andere; Ihre Angaben sind noch da.';
/** Of the checkout's page of slots, by the name in its address. */
export const slotNotices: Readonly<Record<string, string>> = {
  vergeben:
    'Ihre Zeit ist inzwischen vergeben, oder die Ware kommt später. Bitte wählen Sie eine andere; Ihre Angaben sind noch da.',
};
export const PRICE_CHANGED =
  'Der Preis hat sich gerade geändert. Hier steht der neue Preis. Bitte prüfen Sie ihn und buchen Sie noch einmal.';
export const NO_EARLY_START =
  'Ihr Termin liegt innerhalb der Widerrufsfrist. Bitte stimmen Sie dem früheren Beginn zu oder wählen Sie einen Termin in mehr als 14 Tagen.';

export function slotMessage(refusal: Extract<HoldSlotResult | BookResult, { ok: false }>): string {
  return refusal.code === 'slot-taken' ? SLOT_TAKEN : waitMessage(refusal.seconds);
}

export const changeMessages: Readonly<Record<Extract<ChangeResult, { ok: false }>['code'], string>> = {
  unknown: 'Diesen Termin gibt es nicht.',
  impossible: 'Das geht beim jetzigen Stand des Termins nicht mehr.',
  'too-early': 'Der Termin hat noch nicht begonnen. Sie können ihn verschieben oder absagen.',
  'too-late': 'Dafür ist es jetzt zu kurzfristig. Bitte rufen Sie uns an.',
  'changed-meanwhile': 'Diesen Termin hat inzwischen jemand geändert. Hier steht der neue Stand.',
  'slot-taken': SLOT_TAKEN,
};
