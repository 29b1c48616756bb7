import { randomUUID } from 'node:crypto';
import { themeOf } from '~/domain/desk/location/theme-form';
import { partOf } from '~/domain/desk/location/theme-parts';
import { type CategoryChoice, categoryField, type SetUpTexts } from '~/domain/desk/set-up/set-up-form';
import type { deliverySettings } from '~/domain/tenancy/delivery';
import type { OpeningHours } from '~/domain/tenancy/opening-hours';
import type { Position } from '~/domain/tenancy/premises';
import type { Theme } from '~/domain/tenancy/theme';
import { slugOf } from '~/values/slug';
import { locationFile } from '../files/location-file.server';

export interface StandardCategory {
  title: string;
  url: string;
  subCategories: { title: string; url: string; versteckt?: boolean }[];
}

const WORKSHOP = 'reparatur-wartung';
const WHEELS = 'felgen-raeder';

export const categoryChoices = (standard: readonly StandardCategory[]): CategoryChoice[] =>
  standard.map(({ title, subCategories }) => ({
    title,
    below: subCategories.filter(({ versteckt }) => !versteckt).map((one) => one.title),
  }));

export const chosenCategories = (standard: readonly StandardCategory[], values: SetUpTexts) =>
  standard.filter((_, index) => values[categoryField(index)] === 'on');

const textsOf = (values: SetUpTexts) => (name: string) => values[name]?.trim() ?? '';
const compact = (text: string) => text.replace(/\s/g, '').toUpperCase();

function bankIn(text: (name: string) => string) {
  if (['iban', 'bic', 'bank'].every((name) => text(name) === '')) return null;
  return {
    inhaber: text('inhaber') || text('firma'),
    iban: compact(text('iban')),
    bic: compact(text('bic')),
    bankname: text('bank'),
  };
}

interface FirstLocation {
  values: SetUpTexts;
  categories: readonly StandardCategory[];
  theme: Theme['componentName'];
  position: Position | undefined;
  openingHours: OpeningHours[];
  delivery: Pick<ReturnType<typeof deliverySettings.of>, 'shippingCents' | 'carriers'>;
}

function themeEntry({ theme, categories }: FirstLocation): object {
  const made = themeOf(
    { thema: theme, kopf: '', fuss: 'DefaultFooter', start: 'DefaultHome' },
    undefined,
  ) as Record<string, unknown>;
  const enableCompleteWheels = categories.some(({ url }) => url === WHEELS);
  return { ...made, body: { ...partOf(made, 'body'), enableCompleteWheels } };
}

function locationEntry(first: FirstLocation, companyCode: string) {
  const { values, categories, position, openingHours, delivery } = first;
  const text = textsOf(values);
  const [strasse, plz, telefon, email] = ['strasse', 'plz', 'telefon', 'email'].map(text);
  return locationFile.codec.format({
    id: randomUUID(),
    url: text('adresse'),
    hostname: text('host').toLowerCase(),
    title: text('name'),
    city: text('stadt'),
    companyCode,
    redirectUrl: null,
    sublocationUrl: null,
    redirectSublocations: [],
    redirectTo: null,
    theme: themeEntry(first),
    address: { strasse, plz, telefon, email, ort: text('stadt'), land: 'DE' },
    premises: { ...position, openingHours, federalState: text('bundesland') || undefined },
    colors: {},
    delivery,
    accounts: {},
    content: {
      abilities: {
        maxRimInch: Number(text('zoll')),
        runFlat: text('runflat') === 'on',
        rdks: text('rdks') === 'on',
      },
    },
    categories: {},
    payments: { methods: { versand: ['vorkasse'], versandPaypal: [] } },
    checkout: {},
    storefront: {},
    vehicles: {},
    workshop: { noServices: !categories.some(({ url }) => url === WORKSHOP) },
    pictures: {},
  });
}

export function firstNetwork(first: FirstLocation) {
  const text = textsOf(first.values);
  const url = text('adresse');
  const isSystem = text('art') === 'mehrere';
  const code = slugOf(text('firma')).slice(0, 40) || 'firma';
  return {
    hosts: {
      hostname: text('host').toLowerCase(),
      standortUrl: isSystem ? null : url,
      isFallback: true,
      isShopSystem: isSystem,
      cookieProDomainId: null,
      matomoUrl: null,
      matomoSiteId: null,
      indexStandortUrl: url,
      allowedRedirectHosts: [],
    },
    companies: {
      code,
      firma: text('firma'),
      registergericht: text('registergericht'),
      hrb: text('hrb'),
      ustId: compact(text('ustId')),
      geschaeftsfuehrung: text('geschaeftsfuehrung'),
      gesellschafterNr: text('gesellschafterNr') || '0',
      bank: bankIn(text),
      rechnungVon: null,
      rechnungAus: text('rechnungen'),
    },
    locations: locationEntry(first, code),
  };
}

/** Fields of the form, by file and field. */
export const fieldsOfFiles: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  hosts: { hostname: 'host', standortUrl: 'adresse', indexStandortUrl: 'adresse' },
  companies: {
    code: 'firma',
    firma: 'firma',
    registergericht: 'registergericht',
    hrb: 'hrb',
    ustId: 'ustId',
    geschaeftsfuehrung: 'geschaeftsfuehrung',
    gesellschafterNr: 'gesellschafterNr',
    'bank.inhaber': 'inhaber',
    'bank.iban': 'iban',
    'bank.bic': 'bic',
    'bank.bankname': 'bank',
    rechnungAus: 'rechnungen',
  },
  locations: {
    url: 'adresse',
    standortUrl: 'adresse',
    unternehmen: 'firma',
    hostname: 'host',
    title: 'name',
    city: 'stadt',
    'anschrift.strasse': 'strasse',
    'anschrift.plz': 'plz',
    'anschrift.ort': 'stadt',
    'anschrift.telefon': 'telefon',
    'anschrift.email': 'email',
    abilities: 'zoll',
    'geo.lat': 'plz',
    'geo.lng': 'plz',
  },
};
