import type { LocationCommand } from '../rights';
import type { ChangeSettingsResult } from './change-settings.server';
import type { EditableSetting } from './editable-settings';

const settingNames: Readonly<Record<EditableSetting, string>> = {
  openingHours: 'Öffnungszeiten',
  specialDays: 'Besondere Tage',
  telefon: 'Telefon',
  email: 'E-Mail',
  strasse: 'Straße und Hausnummer',
  plz: 'Postleitzahl',
  ort: 'Ort',
  latitude: 'Punkt auf der Karte, Breite',
  longitude: 'Punkt auf der Karte, Länge',
  reservationDays: 'Tage einer Reservierung',
  reservationExtensions: 'Verlängerungen einer Reservierung',
};

/** Of a stored change; one that is no longer editable goes by its own name. */
export function settingName(subject: string): string {
  return Object.entries(settingNames).find(([name]) => name === subject)?.[1] ?? subject;
}

export const doneMessages: Readonly<Record<LocationCommand, string>> = {
  'opening-hours': 'Die Öffnungszeiten sind gespeichert. Im Shop sind sie in einer Sekunde zu sehen.',
  'add-special-days': 'Die besonderen Tage sind gespeichert.',
  'remove-special-day': 'Der Tag ist entfernt: Es gelten wieder die gewöhnlichen Zeiten.',
  contact: 'Telefon und E-Mail sind gespeichert.',
  address: 'Anschrift und Karte sind gespeichert. Im Shop sind sie in einer Sekunde zu sehen.',
  'reservation-rules': 'Die Regeln gelten für neue Reservierungen.',
  undo: 'Die Änderung ist zurückgenommen.',
};

type Refusal = Extract<ChangeSettingsResult, { ok: false }>;

/** The field that the words stand beside; without one they stand above the form. */
export function refusalOf(refusal: Refusal): { field?: string; text: string } {
  switch (refusal.code) {
    case 'changed-meanwhile':
      return { text: 'Inzwischen hat sich hier etwas geändert. Bitte prüfen Sie den neuen Stand.' };
    case 'nothing-new':
      return { text: 'Das steht schon so da.' };
    case 'invalid':
      return { field: refusal.setting, text: `${settingNames[refusal.setting]}: ${refusal.problem}.` };
  }
}
