import fs from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
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
import { secretFields } from '~/http/secret-fields';
import { openAccount } from '../support/accounts';
import { someTyre } from '../support/catalogue';
import { locationIdOf, openDesk, placeOrder } from '../support/desk';
import { freshShop } from '../support/fresh-shop';
import { textOf } from '../support/html-forms';
import { Visitor } from '../support/visitor';

const { database, shop } = await freshShop({ environment: { TRUSTED_PROXIES: '127.0.0.0/8' } });
const tyre = await someTyre(database);
const { number } = await placeOrder(database, shop, tyre.id, {});
const article = `tyre:${tyre.id}`;
const foreign = await placeOrder(database, shop, tyre.id, { place: '/standard' });
const NOBODY = '00000000-0000-4000-8000-000000000000';
const SOMEBODY = '00000000-0000-4000-8000-000000000001';

const standard = await locationIdOf(database, 'standard');
const contact = { salutation: '', firstName: 'Eva', lastName: 'Fremd', email: 'fremd@example.de', phone: '' };
await database.query(
  `insert into service_requests (id, number, location_id, email_key, service_url, service_title, vehicle, price, wish_dates, contact,
     message, upload_hash, created_at)
   values ($1, 'AN-FREMD', $2, '', 'inspektion', 'Inspektion', '', '', '[]', $3, '', '', now())`,
  [SOMEBODY, standard, JSON.stringify(contact)],
);
await database.query(
  `insert into appointments (id, number, location_id, bay_id, starts_at, ends_at, state, sort, service_url, service_title, vehicle, price,
     contact, message, created_at, changed_at, changed_by)
   values ($1, 'TE-FREMD', $2, (select id from bays where location_url = 'standard' limit 1), now(), now() + interval '1 hour',
     'confirmed', 'buchen', 'inspektion', 'Inspektion', '', '', $3, '', now(), now(), 'staff')`,
  [SOMEBODY, standard, JSON.stringify(contact)],
);
await database.query(
  `insert into stored_wheels (id, location_id, label, shelf, contact, plate, vehicle, tyre, size, rim, season, tread, state,
     wants_reminder, note, booked_at)
   values ($1, $2, 7001, '', $3, '', '', '', '', '', 'winter', '[60, 60, 60, 60]', 'stored', false, '', now())`,
  [SOMEBODY, standard, JSON.stringify(contact)],
);
await database.query(
  `insert into desk_imports (id, location_id, is_network, created_at, supplier, kind, file_name, state)
   values ($1, $2, false, now(), 'Liste', 'goods', 'liste.csv', 'done')`,
  [SOMEBODY, standard],
);

const customer = new Visitor(shop);
await openAccount(database, customer, '/muster', 'rollen-kundin@example.de');
const staff = async (role: StaffRole, place?: string | null) => await openDesk(database, shop, role, place);
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
  'tresen.$': ['/gibt-es-nicht', NO_ONE],
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
  'tresen.import.$id_.zeilen[.]csv': [`/import/${NOBODY}/zeilen.csv`, NO_ONE],
  'tresen.import._index': ['/import', LEADS],
  'tresen.kunden.$number': [`/kunden/${number}`, ALL],
  'tresen.kunden.$number_.daten[.]json': [`/kunden/${number}/daten.json`, NO_ONE, '400'],
  'tresen.kunden._index': ['/kunden', ALL],
  'tresen.mitarbeiter': ['/mitarbeiter', LEADS],
  'tresen.protokoll': ['/protokoll', LEADS],
  'tresen.seiten.$owner.$': ['/seiten/alle/faq', LEADS],
  'tresen.seiten._index': ['/seiten', LEADS],
  'tresen.seiten.neu': ['/seiten/neu', LEADS],
  'tresen.sicherheit': ['/sicherheit', CENTRAL],
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
  'tresen.zahlen': ['/zahlen', ALL],
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
  '/zahlungen': moneyCommands.filter(
    (one) => one.endsWith('transfer') || one.endsWith('return') || one === 'return-payment',
  ),
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

/** Each request comes from a network of its own, by which its entry is found. */
let network = 0;
const fromNewNetwork = () => {
  network += 1;
  const [high, low] = [network >> 8, network & 255];
  return { address: `10.${high}.${low}.77`, shortened: `10.${high}.${low}.0/24` };
};

const entryOf = async (shortened: string) =>
  (
    await database.query<{ email: string; detail: string }>(
      `select email, detail from audit_entries left join users on users.id = account_id
       where kind = 'desk-refused' and network = $1`,
      [shortened],
    )
  ).map(({ email, detail }) => `${email} ${detail}`);

it('every page and command that is refused for a missing right leaves an entry in the audit log, others none', async () => {
  const missing: string[] = [];
  const many: string[] = [];
  let refusals = 0;
  const ask = async (
    person: 'verkauf' | 'werkstatt' | 'leitung' | 'central',
    address: string,
    befehl?: string,
  ) => {
    const from = fromNewNetwork();
    const { status } = await people[person].send({
      path: at(address),
      ...(befehl ? { form: { befehl, stand: '1' } } : { method: 'HEAD' }),
      headers: {
        'x-forwarded-for': from.address,
        origin: `http://localhost:${shop.port}`,
        'sec-fetch-site': 'same-origin',
      },
    });
    const found = await entryOf(from.shortened);
    return { found, status, isNamed: found.every((one) => one.startsWith(`${people[person].email} `)) };
  };
  for (const [file, [address, who]] of Object.entries(pages))
    for (const person of ['verkauf', 'werkstatt', 'leitung', 'central'] as const) {
      const isRefused = who.length > 0 && !who.includes(person);
      const { found, isNamed } = await ask(person, address);
      if (isRefused) refusals += 1;
      if (isRefused && (found.length === 0 || !isNamed)) missing.push(`${person} ${file}`);
      if (!isRefused && who.length > 0 && found.length > 0) many.push(`${person} ${file}: ${found}`);
    }
  for (const [address, commands] of Object.entries(forms))
    for (const befehl of commands)
      for (const person of ['verkauf', 'werkstatt', 'leitung'] as const) {
        if (mayDo([person], befehl)) continue;
        const { found, isNamed, status } = await ask(person, address, befehl);
        refusals += 1;
        if (found.length === 0 || !isNamed) missing.push(`${person} ${befehl}: ${status}`);
      }
  expect({ missing, many }).toEqual({ missing: [], many: [] });
  expect(refusals).toBeGreaterThan(200);
}, 60_000);

it.each(['customer', 'elsewhere'] as const)('%s at the desk leaves an entry', async (person) => {
  const from = fromNewNetwork();
  await people[person].send({ path: at('/bestellungen'), headers: { 'x-forwarded-for': from.address } });
  expect((await entryOf(from.shortened)).map((one) => one.split(' ')[1])).toContain('desk');
});

/** Bytes of a brotli stream; what stands in the page counts as if it were alone. */
const scriptBytes = async ({ text }: { text: string }) => {
  const inline = [...text.matchAll(/<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, own = '']) => own,
  );
  const names = [...text.matchAll(/(?:src|rel="modulepreload" href)="(\/assets\/[^"]+\.js)"/g)].map(
    ([, name = '']) => name,
  );
  const files = await Promise.all(
    [...new Set(names)].map((path) =>
      people.central.send({ path, headers: { 'accept-encoding': 'identity' } }),
    ),
  );
  return [...inline, ...files.map((file) => file.text)]
    .map((script) => brotliCompressSync(script).length)
    .reduce((sum, bytes) => sum + bytes, 0);
};

/** The stream of news does not end; the preview is the start page of the shop. */
const shopOrStream = ['tresen_.ereignisse', 'tresen.standort.aussehen_.vorschau'];

it('no field of the desk has a name whose text is lost when the session expires', async () => {
  const lost: Record<string, string[]> = {};
  for (const [file, [address, who]] of Object.entries(pages)) {
    if (!who.includes('central') || shopOrStream.includes(file)) continue;
    const { text } = await people.central.open(at(address));
    const names = [...text.matchAll(/<(?:input|textarea|select)[^>]* name="([^"]+)"/g)].map(
      ([, name = '']) => name,
    );
    const secret = names.filter((name) => secretFields.includes(name));
    if (secret.length > 0) lost[file] = secret;
  }
  expect(lost).toEqual({});
});

it('every page of the desk has at most 30 KB of script', async () => {
  const weights: Record<string, number> = {};
  for (const [file, [address, who]] of Object.entries(pages)) {
    if (!who.includes('central') || shopOrStream.includes(file)) continue;
    const page = await people.central.open(at(address));
    if (String(page.headers['content-type']).includes('text/html')) weights[file] = await scriptBytes(page);
  }
  expect(Object.keys(weights).length).toBeGreaterThan(30);
  expect(Object.values(weights).every((bytes) => bytes > 0)).toBe(true);
  expect(Object.entries(weights).filter(([, bytes]) => bytes > 30_000)).toEqual([]);
});

/** Every kind of entry that an address names. */
const entries: Record<string, readonly [unknown: string, there: string | undefined]> = {
  Bestellung: ['/bestellungen/RH-0000-0000', `/bestellungen/${foreign.number}`],
  Artikel: ['/bestand/tyre:gibt-es-nicht', undefined],
  Anfrage: ['/anfragen/AN-0000-0000', '/anfragen/AN-FREMD'],
  Kostenvoranschlag: ['/anfragen/AN-0000-0000/kostenvoranschlag', '/anfragen/AN-FREMD/kostenvoranschlag'],
  Termin: ['/termine/TE-0000-0000', '/termine/TE-FREMD'],
  Räder: ['/einlagerung/9999', '/einlagerung/7001'],
  Etikett: ['/einlagerung/9999/etikett', '/einlagerung/7001/etikett'],
  Kunde: ['/kunden/RH-0000-0000', `/kunden/${foreign.number}`],
  Import: [`/import/${NOBODY}`, `/import/${SOMEBODY}`],
  Webhook: [`/webhooks/${NOBODY}`, undefined],
  Seite: ['/gibt-es-nicht', undefined],
};

it.each(Object.entries(entries))(
  '%s: an unknown entry and one of another location are not found, in the frame of the desk',
  async (_kind, [unknown, there]) => {
    const visitor = unknown.startsWith('/webhooks') ? people.central : people.leitung;
    for (const address of [unknown, there, unknown.replace(/[^/]+$/, '%27'), `${unknown}x`]) {
      if (!address) continue;
      const page = await visitor.open(at(address));
      expect(page.status, address).toBe(404);
      expect(page.text, address).toContain('aria-label="Tresen"');
      expect(page.headers['cache-control'], address).toContain('no-store');
      expect(textOf(page.text), address).toContain('Zur Übersicht');
    }
    if (there) expect((await people.elsewhere.open(`/standard/tresen${there}`)).status, there).toBe(200);
  },
);

it('a page without the right is not found in the frame of the desk, and the desk itself in that of the shop', async () => {
  const page = await people.werkstatt.open(at('/zahlungen'));
  expect([page.status, page.text.includes('aria-label="Tresen"')]).toEqual([404, true]);
  expect(textOf(page.text)).toContain('keine Berechtigung');
  for (const address of ['', '/bestellungen', '/gibt-es-nicht']) {
    const shopPage = await people.customer.open(at(address));
    expect([shopPage.status, shopPage.text.includes('aria-label="Tresen"')], address).toEqual([404, false]);
  }
});

const rolesInReadme = fs
  .readFileSync('app/domain/desk/README.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .slice(1)
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );

/** Commands and pages by the words of the table of roles; those that need no right of their own have none. */
const commandsOfRow: Record<string, readonly DeskCommand[]> = {
  'see orders, put ready': ['ready'],
  'confirm, record a payment and void it, see to a held one, hand over, ship, cancel, take back, move, turn into a purchase':
    [
      'confirm',
      'paid',
      'void-payment',
      'clear-problem',
      'hand-over',
      'ship',
      'cancel',
      'return',
      'move',
      'buy',
    ],
  'note on an order': ['note'],
  'prolong a reservation, send a mail once more, correct the number of a parcel': [
    'prolong',
    'resend',
    'change-parcel',
  ],
  'write a mail about an order or a request': ['write'],
  'send a quote for a request': ['quote'],
  'count stock': ['count-stock'],
  'count stock of the central warehouse': ['count-central'],
  'set prices and offers of the location, now or for a moment, take a planned one back': [
    'set-price',
    'end-price',
    'drop-price',
  ],
  'make, change and remove pages of the location, take that back': contentCommands,
  'the same for pages of a host and of all locations': contentCommands,
  'accept, decline, move, cancel and enter appointments, note arrivals, close bays': [
    'appointment',
    'closure',
  ],
  'see stored wheels': [],
  'book wheels in and out, change tread and facts': ['storage'],
  "change the location's hours, federal state, special days, address, telephone, e-mail, reservation rules and websites that may frame it":
    locationCommands,
  "change the location's payment and shipping methods, services, appointment rules, look, colours, pictures, links of header and footer, banner, holiday notice, menus, imprint, terms and redirects; plan a change for a moment; take a change back":
    locationCommands,
  'make a location like this one': [],
  'make, copy and end offers and coupons of the location': promotionCommands,
  'end offers and coupons of all locations': promotionCommands,
  'import prices and stock of the location, take an import back, have a file fetched by night':
    importCommands,
  'import prices of all locations and files of the network': importCommands,
  'edit photos, texts, EPREL number, content, deposit, maker, categories, vehicles and approvals of an article, take a change of these back, take it out of the range, make a product':
    articleDataCommands,
  'see what is missing by law': [],
  'give back what is due, and a deposit for a proof, stop what is not paid out; say what became of a refund that the provider does not tell':
    ['refund', 'refund-deposit', 'refund-done', 'refund-stop', 'refund-arrived', 'refund-failed'],
  'give back another amount, or nothing': ['refund-amount', 'refund-waive'],
  'close a withdrawal, say which order it means, send its receipt once more': withdrawalCommands,
  'see the journal and the people; invite, give and take roles, end sessions, remove a second factor': [
    'see-journal',
    'see-staff',
    ...staffCommands,
  ],
  'make the first location of an empty network': [],
  'see the audit log and the state of mails, jobs and backups, examine all locations': [
    ...apiKeyCommands,
    ...webhookCommands,
  ],
  'see payments and documents': ['see-money'],
  'give back a payment without an order': ['return-payment', 'record-return'],
  'see customers of the location, write a note about one': ['customer-note'],
  'export and delete the data of a person at their request': ['export-customer', 'delete-customer'],
  'read a statement of the bank, assign its transfers and release them, say which staff have recorded before, export postings':
    [
      'read-statement',
      'assign-transfer',
      'link-transfer',
      'ignore-transfer',
      'release-transfer',
      'reopen-transfer',
      'export-postings',
    ],
};

it('the table of roles in the README says what the rights are', () => {
  expect(rolesInReadme.map(([words]) => words).sort()).toEqual(Object.keys(commandsOfRow).sort());
  const roles: StaffRole[] = ['verkauf', 'werkstatt', 'leitung'];
  for (const [words = '', ...cells] of rolesInReadme)
    for (const command of commandsOfRow[words] ?? [])
      expect([command, ...cells.map((cell) => cell !== '')]).toEqual([
        command,
        ...roles.map((role) => mayDo([role], command)),
      ]);
  const inTable = new Set(Object.values(commandsOfRow).flat());
  const inForms = Object.values(forms).flat();
  expect(inForms.filter((command) => !inTable.has(command))).toEqual([]);
});
