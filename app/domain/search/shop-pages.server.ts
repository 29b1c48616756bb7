import { guidesOf } from '~/domain/content/guides/guides.server';
import { type InfoPage, infoPages } from '~/domain/content/info-pages';
import { findContentPages } from '~/domain/content/pages/content-pages.server';
import type { Tenant } from '~/domain/tenancy/tenant';
import {
  cartPath,
  locationsPath,
  offersPath,
  ordersPath,
  signInPagePath,
  signUpPath,
  wishListPath,
  withdrawPath,
} from '~/paths';
import type { Context } from '~/platform/context';
import { settingsPath } from '~/values/account-paths';
import { tyreGuaranteePath } from '~/values/content-paths';
import type { SearchedPage } from './named-pages';

/** Words that people type for these pages, but that the pages do not contain. */
const askedFor: Partial<Record<keyof typeof infoPages, string>> = {
  kontakt:
    'Hilfe Fragen Anruf Termin Montage Werkstatt Reklamation Garantie Gewährleistung Beschwerde Reifen einlagern Einlagerung HU AU TÜV Hauptuntersuchung Telefon Telefonnummer Rufnummer Adresse Probefahrt Neuwagen Gebrauchtwagen Autokauf Ansprechpartner Wegbeschreibung Karriere Jobs Stellenangebote Ausbildung Ersatzwagen Leihwagen Mietwagen Notdienst Pannenhilfe Abschleppdienst Inzahlungnahme Ankauf',
  lieferung: 'Paket Lieferung Lieferdauer Abholung Sendung DHL',
  bezahlung:
    'Zahlung Zahlen PayPal Vorkasse Überweisung Rechnung Ratenzahlung Ratenkauf Finanzierung Klarna Kreditkarte Lastschrift Bar',
  gutscheine: 'Gutscheincode Rabattcode Coupon Code einlösen',
  entsorgung: 'Altreifen Recycling',
  widerrufsrecht: 'Rückgabe Rücksendung Retoure Umtausch Zurückgeben Zurückschicken',
  datenschutz: 'DSGVO Datenverarbeitung',
};

/** 'Herbstcheck' of 'Herbstcheck: sehen, gesehen werden' */
const saysItsLabel = ({ label, title }: InfoPage) => title === label || title.startsWith(`${label}:`);

function infoPage(page: InfoPage, { location }: Tenant, words: string | undefined): SearchedPage {
  return {
    title: saysItsLabel(page) ? page.title : `${page.label}: ${page.title}`,
    to: page.path,
    text: page.description(location),
    askedFor: words,
  };
}

const accountPages: SearchedPage[] = [
  {
    title: 'Einloggen',
    to: signInPagePath,
    text: 'Anmeldung zu Ihrem Konto, auch bei vergessenem Passwort.',
    askedFor: 'Login Anmelden Kundenkonto Mein Konto',
  },
  { title: 'Registrieren', to: signUpPath, text: 'Ein Konto anlegen.', askedFor: 'Kundenkonto' },
];

export async function textPages(tenant: Tenant, context: Context): Promise<SearchedPage[]> {
  const hasPromotions = tenant.location.theme.body.enablePromotionLandingpages;
  const pages = await findContentPages(tenant, context);
  return pages
    .filter(({ path }) => hasPromotions || path !== tyreGuaranteePath)
    .map(({ title, path, description, lead, askedFor }) => ({
      title,
      to: path,
      text: description,
      askedFor: `${lead} ${askedFor}`,
    }));
}

export function shopPages(tenant: Tenant): SearchedPage[] {
  return [
    ...Object.entries(infoPages).map(([key, page]) =>
      infoPage(page, tenant, Object.entries(askedFor).find(([name]) => name === key)?.[1]),
    ),
    ...guidesOf(tenant.location).map((guide) => infoPage(guide, tenant, guide.askedFor)),
    {
      title: 'Standorte',
      to: locationsPath,
      text: 'Alle Filialen und Werkstätten mit Adresse und Öffnungszeiten.',
      askedFor: tenant.offered.map(({ title, city }) => `${title} ${city}`).join(' '),
    },
    {
      title: 'Angebote',
      to: offersPath,
      text: 'Artikel, die zurzeit reduziert sind.',
      askedFor: 'Aktionen Rabatt Sonderangebote Schnäppchen',
    },
    {
      title: 'Warenkorb',
      to: cartPath,
      text: 'Artikel, die Sie reservieren oder kaufen möchten.',
      askedFor: 'Kasse Bestellen Gutschein Gutscheincode',
    },
    { title: 'Merkliste', to: wishListPath, text: 'Ihre gemerkten Artikel.', askedFor: 'Wunschliste' },
    {
      title: 'Bestellungen',
      to: ordersPath,
      text: 'Stand Ihrer Bestellungen und Reservierungen, auch zum Stornieren.',
      askedFor: 'Meine Bestellung Reservierung Bestellstatus Sendungsverfolgung Stornieren Stornierung',
    },
    {
      title: 'Vertrag widerrufen',
      to: withdrawPath,
      text: 'Der Widerruf einer Bestellung, ohne Anmeldung.',
      askedFor: 'Rückgabe Rücksendung Retoure Umtausch Zurückgeben Stornieren',
    },
    ...(tenant.location.theme.header.hideLogin ? [] : accountPages),
    {
      title: 'Einstellungen',
      to: settingsPath,
      text: 'Name, Passwort und E-Mail-Adresse Ihres Kontos.',
      askedFor: 'Kundenkonto Profil Mein Konto Meine Daten',
    },
  ];
}
