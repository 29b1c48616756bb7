import type { SpecialDay } from '~/domain/tenancy/opening-hours';
import type { RedirectRule } from '~/domain/tenancy/redirects';
import { formatIsoDate } from '~/values/german-date';
import type { LocationCommand } from '../location-commands';
import type { ChangeSettingsResult } from './change-settings.server';
import { colorTitles } from './color-names';
import { COPY_SUBJECT } from './copy-form';
import type { EditableSetting } from './editable-settings';
import { pictureOfSubject, pictureTitles } from './location-pictures';
import { MENU_SUBJECT } from './menu-form';
import { REDIRECT_SUBJECT } from './redirect-messages';

const settingNames: Readonly<Record<EditableSetting, string>> = {
  openingHours: 'Öffnungszeiten',
  specialDays: 'Besondere Tage',
  telefon: 'Telefon',
  email: 'E-Mail',
  strasse: 'Straße und Hausnummer',
  plz: 'Postleitzahl',
  ort: 'Ort',
  federalState: 'Bundesland',
  latitude: 'Punkt auf der Karte, Breite',
  longitude: 'Punkt auf der Karte, Länge',
  reservationDays: 'Tage einer Reservierung',
  reservationExtensions: 'Verlängerungen einer Reservierung',
  paymentProvider: 'Anbieter für Zahlungen',
  methods: 'Zahlungsarten',
  wallets: 'Zahlungsarten bei PAYONE',
  shippingCents: 'Preis eines Versands',
  carriers: 'Versandarten',
  noServices: 'Keine Leistungen',
  noServiceRequest: 'Keine Anfragen',
  useServiceNavigator: 'Service-Navigator',
  serviceListe: 'Auswahl der Leistungen',
  services: 'Leistungen',
  appointments: 'Terminregeln',
  theme: 'Aussehen und Navigation',
  banner: 'Banner',
  holidayNotice: 'Ferienhinweis',
  imprint: 'Impressum',
  terms: 'AGB',
  frameHosts: 'Websites mit Rahmen',
  ...colorTitles,
};

/** Of a stored change; one that is no longer editable goes by its own name. */
export function settingName(subject: string): string {
  if (subject === REDIRECT_SUBJECT) return 'Weiterleitung';
  if (subject === MENU_SUBJECT) return 'Menüs';
  if (subject === COPY_SUBJECT) return 'Neuer Standort';
  const picture = pictureOfSubject(subject);
  if (picture) return pictureTitles[picture];
  return Object.entries(settingNames).find(([name]) => name === subject)?.[1] ?? subject;
}

export function planName(subject: string, { before, after }: { before: unknown; after: unknown }): string {
  if (subject === REDIRECT_SUBJECT) {
    const { oldUrl, newUrl } = (after ?? before) as RedirectRule;
    return `Weiterleitung von ${oldUrl} zu ${newUrl}${after === null ? ' entfällt' : ''}`;
  }
  const isRemoved = after === null && (subject === MENU_SUBJECT || pictureOfSubject(subject));
  return `${settingName(subject)}${isRemoved ? ' entfällt' : ''}`;
}

export const doneMessages: Readonly<Record<LocationCommand, string>> = {
  'opening-hours': 'Die Öffnungszeiten sind gespeichert. Im Shop sind sie in einer Sekunde zu sehen.',
  'add-special-days': 'Die besonderen Tage sind gespeichert.',
  'remove-special-day': 'Der Tag ist entfernt: Es gelten wieder die gewöhnlichen Zeiten.',
  contact: 'Telefon und E-Mail sind gespeichert.',
  address: 'Anschrift und Karte sind gespeichert. Im Shop sind sie in einer Sekunde zu sehen.',
  'federal-state': 'Das Bundesland ist gespeichert. Seine Feiertage gelten in einer Sekunde.',
  'reservation-rules': 'Die Regeln gelten für neue Reservierungen.',
  'frame-hosts': 'Die Websites sind gespeichert. In einer Sekunde dürfen sie den Shop zeigen.',
  'payment-methods': 'Die Zahlungsarten sind gespeichert. Im Shop gelten sie in einer Sekunde.',
  shipping: 'Der Versand ist gespeichert. Er gilt für neue Bestellungen.',
  'services-open': 'Gespeichert. Im Shop ist es in einer Sekunde zu sehen.',
  services: 'Die Leistungen sind gespeichert. Im Shop sind sie in einer Sekunde zu sehen.',
  'appointment-rules': 'Die Terminregeln sind gespeichert.',
  'choose-theme': 'Das Aussehen ist gespeichert. Im Shop ist es in einer Sekunde zu sehen.',
  colors: 'Die Farben sind gespeichert. Im Shop sind sie in einer Sekunde zu sehen.',
  'set-picture': 'Das Bild ist gespeichert. Im Shop ist es in einer Sekunde zu sehen.',
  'remove-picture': 'Das Bild ist entfernt.',
  banner: 'Das Banner ist gespeichert. Im Shop erscheint und verschwindet es von selbst.',
  'holiday-notice': 'Der Ferienhinweis ist gespeichert. Im Shop erscheint und verschwindet er von selbst.',
  'add-redirect': 'Die Weiterleitung ist gespeichert. Sie gilt in einer Sekunde.',
  'remove-redirect': 'Die Weiterleitung ist entfernt.',
  'header-links': 'Der Kopf ist gespeichert. Im Shop ist er in einer Sekunde zu sehen.',
  'footer-links': 'Der Fuß ist gespeichert. Im Shop ist er in einer Sekunde zu sehen.',
  'main-menu': 'Das Hauptmenü ist gespeichert. Im Shop ist es in einer Sekunde zu sehen.',
  'sub-menu': 'Die Links sind gespeichert. Im Shop sind sie in einer Sekunde zu sehen.',
  'shared-menu': 'Der Standort zeigt wieder die Menüs aller Standorte.',
  imprint: 'Das Impressum ist gespeichert. Im Shop ist es in einer Sekunde zu sehen.',
  terms: 'Die AGB sind gespeichert. Im Shop sind sie in einer Sekunde zu sehen.',
  undo: 'Die Änderung ist zurückgenommen.',
  'revoke-plan': 'Die geplante Änderung ist zurückgezogen.',
};

const MAX_NAMED = 5;

/** Appointments on days that would become holidays. */
export function closedThen(numbers: readonly string[]): string {
  const named = numbers.slice(0, MAX_NAMED).join(', ');
  const more = numbers.length > MAX_NAMED ? ` und ${numbers.length - MAX_NAMED} weitere` : '';
  return `Dann ist an gebuchten Tagen geschlossen: ${named}${more}. Bitte bestätigen Sie, dass Sie diese Termine verschieben.`;
}

/** Of a special day: '10:00–14:00 Uhr · Inventur'. */
export const hoursText = ({ from, to, note }: SpecialDay) =>
  [from && to ? `${from}–${to} Uhr` : 'geschlossen', note].filter(Boolean).join(' · ');

export const enteredAlready = (day: SpecialDay) =>
  `Für den ${formatIsoDate(day.date)} ist schon eingetragen: ${hoursText(day)}. Bitte entfernen Sie zuerst diesen Eintrag.`;

/** Of a change that waits for its moment. */
export const PLANNED = 'Die Änderung ist geplant. Der Shop zeigt sie zum angegebenen Zeitpunkt von selbst.';

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
