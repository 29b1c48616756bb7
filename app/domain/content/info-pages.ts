import type { LocationSummary } from './location-summary';

export interface InfoPage {
  /** Below the location, spelled as in the route table. */
  path: string;
  title: string;
  label: string;
  description: (place: Pick<LocationSummary, 'title' | 'city'>) => string;
}

/** Of the terms of shops without their own: a new text has a new month. */
export const SHOP_TERMS_AS_OF = 'November 2026';

/** In the order of the list. */
export const infoPages = {
  ueberUns: {
    path: '/ueberuns',
    title: 'Über uns',
    label: 'Über uns',
    description: ({ title, city }) =>
      `${title} in ${city} stellt sich vor: wer wir sind, wo Sie uns finden und was Sie online erledigen.`,
  },
  kontakt: {
    path: '/kontakt',
    title: 'Kontakt und Anfahrt',
    label: 'Kontakt',
    description: ({ title, city }) =>
      `So erreichen Sie ${title} in ${city}: Adresse, Telefon, E-Mail, Öffnungszeiten und Lage.`,
  },
  lieferung: {
    path: '/lieferUndVersand',
    title: 'Lieferung und Versand',
    label: 'Lieferung und Versand',
    description: ({ title, city }) =>
      `Wie Sie Ihre Ware von ${title} in ${city} bekommen: Kosten und Zeiten von Abholung und Versand.`,
  },
  bezahlung: {
    path: '/bezahlung',
    title: 'Bezahlung',
    label: 'Bezahlung',
    description: ({ title }) => `Welche Zahlungsarten ${title} anbietet und wann Ihr Geld fällig wird.`,
  },
  gutscheine: {
    path: '/gutscheine',
    title: 'Gutscheine',
    label: 'Gutscheine',
    description: ({ title, city }) =>
      `Gutscheincodes bei ${title} in ${city}: was zurzeit gilt, wie Sie einen Code einlösen und was bei einer Stornierung geschieht.`,
  },
  entsorgung: {
    path: '/entsorgungUndUmwelt',
    title: 'Entsorgung und Umwelt',
    label: 'Entsorgung und Umwelt',
    description: ({ city }) =>
      `Wohin mit Altreifen, Batterien, Sensoren und Verpackung? Rückgabe und Entsorgung in ${city}.`,
  },
  agb: {
    path: '/agb',
    title: 'Allgemeine Geschäftsbedingungen',
    label: 'AGB',
    description: ({ title, city }) =>
      `Die Bedingungen für Reservierung und Kauf im Onlineshop von ${title} in ${city}.`,
  },
  widerrufsrecht: {
    path: '/widerrufsrecht',
    title: 'Widerrufsrecht',
    label: 'Widerrufsrecht',
    description: ({ title }) =>
      `Vertrag mit ${title} widerrufen: 14 Tage Frist, Weg der Erklärung, Folgen und Muster-Widerrufsformular.`,
  },
  datenschutz: {
    path: '/datenschutz',
    title: 'Datenschutzerklärung',
    label: 'Datenschutz',
    description: ({ title }) =>
      `Welche Daten der Onlineshop von ${title} verarbeitet, wozu, wie lange, und welche Rechte Sie haben.`,
  },
  barrierefreiheit: {
    path: '/erklaerungZurBarrierefreiheit',
    title: 'Erklärung zur Barrierefreiheit',
    label: 'Barrierefreiheit',
    description: ({ title }) =>
      `Wie barrierefrei der Onlineshop von ${title} ist, wo es noch hakt und wie Sie Hindernisse melden.`,
  },
  impressum: {
    path: '/impressum',
    title: 'Impressum',
    label: 'Impressum',
    description: ({ title, city }) =>
      `Anbieter, Vertretung, Register und Kontakt von ${title} in ${city} nach § 5 DDG.`,
  },
  copyright: {
    path: '/copyright',
    title: 'Urheberrecht und Marken',
    label: 'Copyright',
    description: ({ title }) => `Wem Texte, Zeichnungen und Marken im Onlineshop von ${title} gehören.`,
  },
  presse: {
    path: '/presse',
    title: 'Presse',
    label: 'Presse',
    description: ({ title, city }) => `Pressekontakt und Kurzporträt von ${title} in ${city}.`,
  },
} satisfies Record<string, InfoPage>;

export type InfoPageName = keyof typeof infoPages;

const names = Object.keys(infoPages) as InfoPageName[];

/** @param path below the location, in any case */
export function infoPageAt(path: string): InfoPageName | undefined {
  return names.find((name) => infoPages[name].path.toLowerCase() === path.toLowerCase());
}

export function infoSeo(page: InfoPage, place: Pick<LocationSummary, 'title' | 'city'>) {
  return { title: page.title, description: page.description(place), isIndexed: true };
}
