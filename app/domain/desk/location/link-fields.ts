import type { Theme } from '~/domain/tenancy/theme';
import { lettersOf } from '../piece-field';

export type FooterLink = keyof Theme['footer']['links'];

/** All but the last are required: one without a page is replaced by the shop's own. */
export const footerLinkNames: Readonly<Record<FooterLink, string>> = {
  ueberUns: 'Über uns',
  lieferungUndVersand: 'Lieferung und Versand',
  impressum: 'Impressum',
  datenschutz: 'Datenschutz',
  agb: 'AGB',
  widerrufsrecht: 'Widerrufsrecht',
  serviceAnfrage: 'Serviceanfrage',
};

export const footerLinks = Object.keys(footerLinkNames) as FooterLink[];

/** @param index of the row */
export const linkField = (part: 'text' | 'ziel', index: number) => `${part}${lettersOf(index + 1)}`;

export interface EditedLink {
  label: string;
  to: string;
}

export const TARGET = 'Bitte geben Sie eine Seite wie /kontakt oder eine Adresse mit https:// an.';
