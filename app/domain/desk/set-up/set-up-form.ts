import { z } from 'zod';
import { federalStates } from '~/domain/tenancy/federal-states';
import { invoiceSources } from '~/domain/tenancy/invoicing';
import type { OpeningHours } from '~/domain/tenancy/opening-hours';
import { type Theme, themeNames } from '~/domain/tenancy/theme';
import type { Cents } from '~/values/money';
import { copySchema } from '../location/copy-form';
import { lettersOf } from '../piece-field';

export const SET_UP = 'set-up';

/** Most forms have a tenth of its fields. */
export const SET_UP_FIELDS = 150;

export const hostSorts = {
  mehrere: 'mehrere Standorte',
  einer: 'einen Standort',
} as const;

export const invoiceSorts: Readonly<Record<(typeof invoiceSources)[number], string>> = {
  shop: 'der Shop',
  haendlersystem: 'unser Warenwirtschaftssystem',
};

/** Default values. */
export const proposedSetUp: Readonly<{
  theme: Theme['componentName'];
  rimInches: number;
  shippingCents: Cents;
  carriers: string[];
  openingHours: OpeningHours[];
}> = {
  theme: 'Default',
  rimInches: 20,
  shippingCents: 990,
  carriers: ['dhl'],
  openingHours: [{ days: ['Mo', 'Di', 'Mi', 'Do', 'Fr'], from: '08:00', to: '18:00' }],
};

/** @param index of the category */
export const categoryField = (index: number) => `gruppe${lettersOf(index + 1)}`;

const filled = (words: string) => z.string(words).trim().min(1, words).max(200, 'Höchstens 200 Zeichen.');

/** In the order of the form: what the files of a network say too briefly for it. Their codecs check all of it. */
export const setUpSchema = z.object({
  firma: filled('Bitte geben Sie die Firma an.'),
  geschaeftsfuehrung: filled('Bitte nennen Sie die Geschäftsführung.'),
  ustId: filled('Bitte geben Sie die Umsatzsteuer-ID an.'),
  registergericht: filled('Bitte nennen Sie das Registergericht.'),
  hrb: filled('Bitte geben Sie die Registernummer an.'),
  rechnungen: z.enum(invoiceSources, 'Bitte wählen Sie aus.'),
  host: filled('Bitte geben Sie den Host an.'),
  art: z.enum(Object.keys(hostSorts) as (keyof typeof hostSorts)[], 'Bitte wählen Sie aus.'),
  ...copySchema.omit({ host: true, firma: true, breite: true, laenge: true }).shape,
  bundesland: z.enum(['', ...federalStates], 'Bitte wählen Sie ein Bundesland.'),
  thema: z.enum(themeNames, 'Bitte wählen Sie ein Aussehen.'),
  zoll: z
    .string()
    .trim()
    .regex(/^(1[3-9]|2[0-4])$/, 'Bitte geben Sie Zoll von 13 bis 24 an.'),
});

export type SetUpTexts = Readonly<Record<string, string>>;

export interface CategoryChoice {
  title: string;
  /** Titles of what is below it. */
  below: string[];
}

export type SetUpResult =
  | { ok: true; url: string }
  /** `exists`: somebody else was first. */
  | { ok: false; code: 'exists' }
  | { ok: false; code: 'invalid'; errors: Record<string, string[]> };
