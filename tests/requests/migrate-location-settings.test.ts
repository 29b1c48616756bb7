import { expect, it } from 'vitest';
import { locationSettings } from '~/commands/network-files/location-settings';
import { loadNetwork } from '~/domain/tenancy/network.server';
import { migrateDatabase } from '~/platform/database/migrate.server';
import { createLog } from '~/platform/log.server';
import { oldDatabase } from '../support/old-database';

const database = await oldDatabase('0005_second_factors', 'before-articles');
await database.query(`update hosts set allowed_redirect_hosts = '["www.autohaus-muster.example"]'`);
await database.query(
  `update locations set latitude = 54.32, longitude = 10.13, partner_number = '10001', main_make = 'Audi',
     redirect_sublocations = '["/reifen", "/felgen"]', is_techno = true, payment_provider = 'paypal',
     partner_frame_url = 'https://partner.example/kiel', seo_title_postfix = 'Kiel', colors = '{"--accent": "#0b4a82"}',
     stammblatt = '{"versandarten": ["dhl", "gls"], "fahrzeugSuche": true}',
     details = '{"services": [], "externalServices": [{"name": "Termin", "url": "https://t.example/", "default": true}],
       "categoryBlacklist": [{"_id": "cat-a", "url": "a"}], "showsAllCategories": true, "requiresSecondFactor": false,
       "externalLogin": {"customer": "https://l.example/", "returnParameter": "next", "register": "https://l.example/r",
         "forgotPassword": "https://l.example/p"},
       "abilities": {"maxRimInch": 22, "runFlat": true, "rdks": true}}'
   where url = 'muster'`,
);
await migrateDatabase(database.url);
const network = await loadNetwork(database.db, createLog('silent'), locationSettings);

it('what a location had set stands in its groups, and every group accepts it', () => {
  const location = network.locationsByUrl.get('muster');
  if (!location) throw new Error('no location');
  expect(locationSettings.flatMap((group) => group.ignored(location))).toEqual([]);
  const settings = Object.fromEntries(locationSettings.map((group) => [group.column, group.of(location)]));
  expect(settings).toEqual({
    company: expect.objectContaining({ firma: 'Autohaus Muster GmbH', telefon: '0431 0123410' }),
    premises: {
      openingHours: [{ days: ['Mo', 'Di', 'Mi', 'Do', 'Fr'], from: '08:00', to: '18:00' }],
      latitude: 54.32,
      longitude: 10.13,
    },
    colors: { '--accent': '#0b4a82' },
    delivery: { deliveryDays: 1, shippingCents: 1_490, carriers: ['dhl', 'gls'] },
    accounts: {
      requiresSecondFactor: false,
      externalLogin: {
        kunde: 'https://l.example/',
        rueckkehrParameter: 'next',
        registrieren: 'https://l.example/r',
        passwortVergessen: 'https://l.example/p',
      },
    },
    content: { mainMake: 'Audi', abilities: { maxRimInch: 22, runFlat: true, rdks: true } },
    categories: { categoryBlacklist: [{ _id: 'cat-a', url: 'a' }], showsAllCategories: true },
    payments: { paymentProvider: 'paypal', bank: expect.objectContaining({ bic: 'BEISDED0XXX' }) },
    checkout: { reservationDays: null },
    storefront: {
      isTechno: true,
      externalServices: [{ name: 'Termin', url: 'https://t.example/', default: true }],
      seoTitlePostfix: 'Kiel',
      hasAccessoriesPage: false,
      partnerFrameUrl: 'https://partner.example/kiel',
      tagManagerContainer: null,
    },
    vehicles: { hasDat: false, hasVehicleSearch: false },
    pricing: { wheelFittingCents: 1_990 },
  });
  expect(location.redirectSublocations).toEqual(['/reifen', '/felgen']);
  expect(network.hosts[0]?.allowedRedirectHosts).toEqual(['www.autohaus-muster.example']);
});

it('what a location had never been given is told, and takes nothing else along', () => {
  const location = network.locationsByUrl.get('standard');
  if (!location) throw new Error('no location');
  const ignored = locationSettings.flatMap((group) => group.ignored(location)).map(({ column }) => column);
  expect(ignored).toEqual(['premises.latitude', 'premises.longitude', 'content.abilities']);
});
