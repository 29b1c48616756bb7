import fs from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { StaffRole } from '~/domain/accounts/tables';
import { locationCommands } from '~/domain/desk/location-commands';
import {
  apiKeyCommands,
  articleCommands,
  articleDataCommands,
  contentCommands,
  customerCommands,
  type DeskCommand,
  importCommands,
  mayDo,
  moneyCommands,
  orderCommands,
  orderExtras,
  promotionCommands,
  staffCommands,
  webhookCommands,
  withdrawalCommands,
} from '~/domain/desk/rights';
import { openAccount } from '../support/accounts';
import { someTyre } from '../support/catalogue';
import { openDesk, placeOrder } from '../support/desk';
import { freshShop } from '../support/fresh-shop';
import { Visitor } from '../support/visitor';

const { database, shop } = await freshShop();
const tyre = await someTyre(database);
const { number } = await placeOrder(database, shop, tyre.id, {});
const article = `tyre:${tyre.id}`;
const NOBODY = '00000000-0000-4000-8000-000000000000';

const customer = new Visitor(shop);
await openAccount(database, customer, '/muster', 'rollen-kundin@example.de');
const staff = async (role: StaffRole, place?: string | null) =>
  (await openDesk(database, shop, role, place)).visitor;
const people = {
  guest: new Visitor(shop),
  customer,
  verkauf: await staff('verkauf'),
  werkstatt: await staff('werkstatt'),
  leitung: await staff('leitung'),
  elsewhere: await staff('leitung', 'standard'),
  central: await staff('leitung', null),
};
type Person = keyof typeof people;

const ALL: Person[] = ['verkauf', 'werkstatt', 'leitung', 'central'];
const COUNTER: Person[] = ['verkauf', 'leitung', 'central'];
const WORKSHOP: Person[] = ['werkstatt', 'leitung', 'central'];
const LEADS: Person[] = ['leitung', 'central'];
const CENTRAL: Person[] = ['central'];
const NO_ONE: Person[] = [];

/** Who sees the page of a file, at an address, and what the others get; entries that nobody made are seen by no one. */
const pages: Record<string, [address: string, who: Person[], others?: string]> = {
  'tresen._index': ['', ALL],
  'tresen.anfragen.$number': ['/anfragen/AF-0000-0000', NO_ONE],
  'tresen.anfragen.$number_.bilder.$position': ['/anfragen/AF-0000-0000/bilder/1', NO_ONE],
  'tresen.anfragen.$number_.kostenvoranschlag': ['/anfragen/AF-0000-0000/kostenvoranschlag', NO_ONE],
  'tresen.anfragen._index': ['/anfragen', ALL],
  'tresen.angebote': ['/angebote', LEADS],
  'tresen.api-schluessel': ['/api-schluessel', CENTRAL],
  'tresen.belege._index': ['/belege', COUNTER],
  'tresen.belege[.]csv': ['/belege.csv?monat=2026-11', LEADS],
  'tresen.bestand.$article': [`/bestand/${article}`, ALL],
  'tresen.bestand.$article_.bilder': [`/bestand/${article}/bilder`, ALL],
  'tresen.bestand._index': ['/bestand', ALL],
  'tresen.bestand.neu': ['/bestand/neu', CENTRAL],
  'tresen.bestand.pflichtangaben': ['/bestand/pflichtangaben', ALL],
  'tresen.bestellungen.$number': [`/bestellungen/${number}`, ALL],
  'tresen.bestellungen._index': ['/bestellungen', ALL],
  'tresen.bestellungen[.]csv': ['/bestellungen.csv', ALL],
  'tresen.druck': ['/druck', ALL],
  'tresen.einlagerung.$label': ['/einlagerung/9999', NO_ONE],
  'tresen.einlagerung.$label_.etikett': ['/einlagerung/9999/etikett', NO_ONE],
  'tresen.einlagerung._index': ['/einlagerung', ALL],
  'tresen.einlagerung.neu': ['/einlagerung/neu', WORKSHOP],
  'tresen.gutscheine': ['/gutscheine', LEADS],
  'tresen.import.$id': [`/import/${NOBODY}`, NO_ONE],
  'tresen.import._index': ['/import', LEADS],
  'tresen.kunden.$number': [`/kunden/${number}`, ALL],
  'tresen.kunden.$number_.daten[.]json': [`/kunden/${number}/daten.json`, NO_ONE, '400'],
  'tresen.kunden._index': ['/kunden', ALL],
  'tresen.mitarbeiter': ['/mitarbeiter', LEADS],
  'tresen.protokoll': ['/protokoll', LEADS],
  'tresen.seiten.$owner.$': ['/seiten/alle/faq', LEADS],
  'tresen.seiten._index': ['/seiten', LEADS],
  'tresen.seiten.neu': ['/seiten/neu', LEADS],
  'tresen.standort._index': ['/standort', LEADS],
  'tresen.standort.aussehen': ['/standort/aussehen', LEADS],
  'tresen.standort.aussehen_.bilder': ['/standort/aussehen/bilder', LEADS],
  'tresen.standort.aussehen_.vorschau': ['/standort/aussehen/vorschau', LEADS],
  'tresen.standort.hinweise': ['/standort/hinweise', LEADS],
  'tresen.standort.kopie': ['/standort/kopie', CENTRAL],
  'tresen.standort.leistungen': ['/standort/leistungen', LEADS],
  'tresen.standort.menues': ['/standort/menues', LEADS],
  'tresen.standort.navigation': ['/standort/navigation', LEADS],
  'tresen.standort.rechtstexte': ['/standort/rechtstexte', LEADS],
  'tresen.standort.weiterleitungen': ['/standort/weiterleitungen', LEADS],
  'tresen.standort.zahlung': ['/standort/zahlung', LEADS],
  'tresen.termine.$number': ['/termine/TE-0000-0000', NO_ONE],
  'tresen.termine._index': ['/termine', ALL],
  'tresen.termine.druck': ['/termine/druck', ALL],
  'tresen.termine.neu': ['/termine/neu', ALL],
  'tresen.termine.sperren': ['/termine/sperren', ALL],
  'tresen.webhooks.$id': [`/webhooks/${NOBODY}`, NO_ONE],
  'tresen.webhooks._index': ['/webhooks', CENTRAL],
  'tresen.widerrufe': ['/widerrufe', ALL],
  'tresen.zahlungen._index': ['/zahlungen', COUNTER],
  'tresen.zahlungen.auszug': ['/zahlungen/auszug', LEADS],
  'tresen.zustand': ['/zustand', CENTRAL],
  'tresen_.bestellungen.$number.papiere.$paper': [`/bestellungen/${number}/papiere/lieferschein`, ALL],
  // Only an empty network has it.
  'tresen_.einrichten': ['/einrichten', NO_ONE, '302'],
  'tresen_.ereignisse': ['/ereignisse', ALL],
};

const at = (address: string) => `/muster/tresen${address}`;

it('every page of the desk is in the table', () => {
  const files = fs.readdirSync('app/routes/desk').map((name) => name.replace(/\.tsx$/, ''));
  expect(Object.keys(pages).sort()).toEqual(files.filter((name) => name !== 'tresen').sort());
});

describe.each(Object.keys(people) as Person[])('%s', (person) => {
  it('sees the pages that the table says, and nothing keeps or frames them', async () => {
    const seen: Record<string, string> = {};
    const expected: Record<string, string> = {};
    for (const [file, [address, who, others = '404']] of Object.entries(pages)) {
      const answer = await people[person].send({ path: at(address), method: 'HEAD' });
      const { status, headers } = answer;
      const isAsked = person === 'guest' && String(headers.location).includes('/login');
      const isGuest = person === 'guest' && others !== '302';
      expected[file] = isGuest ? 'login' : who.includes(person) ? '200' : others;
      seen[file] = isAsked ? 'login' : String(status);
      if (status !== 200) continue;
      if (!/no-store/.test(String(headers['cache-control']))) seen[file] += ' stored';
      if (!/noindex/.test(String(headers['x-robots-tag']))) seen[file] += ' indexed';
      const isFramed =
        !/frame-ancestors '(self|none)'/.test(String(headers['content-security-policy'])) &&
        !headers['x-frame-options'];
      if (isFramed) seen[file] += ' framed';
    }
    expect(seen).toEqual(expected);
  });
});

const forms: Record<string, readonly DeskCommand[]> = {
  [`/bestellungen/${number}`]: [...orderCommands, ...orderExtras],
  [`/bestand/${article}`]: [
    ...articleCommands,
    ...articleDataCommands.filter((one) => one !== 'new-product' && !one.includes('photo')),
  ],
  [`/bestand/${article}/bilder`]: articleDataCommands.filter((one) => one.includes('photo')),
  '/bestand/neu': ['new-product'],
  '/angebote': promotionCommands.filter((one) => one.endsWith('offer')),
  '/gutscheine': promotionCommands.filter((one) => one.endsWith('coupon')),
  '/seiten': contentCommands,
  '/api-schluessel': apiKeyCommands,
  '/webhooks': webhookCommands,
  '/import': importCommands,
  [`/kunden/${number}`]: customerCommands,
  '/mitarbeiter': staffCommands,
  '/widerrufe': withdrawalCommands,
  '/zahlungen': moneyCommands.filter((one) => one.endsWith('transfer')),
  '/standort': locationCommands,
};

it('a command without the right is refused, whatever the form says', async () => {
  const done: string[] = [];
  const roles: StaffRole[] = ['verkauf', 'werkstatt', 'leitung'];
  for (const [address, commands] of Object.entries(forms))
    for (const befehl of commands)
      for (const person of [...roles, 'elsewhere', 'customer', 'guest'] as const) {
        const role = roles.find((one) => one === person);
        if (role && mayDo([role], befehl)) continue;
        const { status, headers } = await people[person].send({
          path: at(address),
          form: { befehl, stand: '1' },
          headers: { origin: `http://localhost:${shop.port}`, 'sec-fetch-site': 'same-origin' },
        });
        const isAsked = person === 'guest' && String(headers.location).includes('/login');
        if (status !== 403 && status !== 404 && !isAsked) done.push(`${person} ${befehl}: ${status}`);
      }
  expect(done).toEqual([]);
});
