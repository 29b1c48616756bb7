import fs from 'node:fs';
import path from 'node:path';
import { linkOfMail, PASSWORD, signIn, signUp } from './accounts';
import { address, addTyre, lastButton, order, orderNumber } from './buyer';
import { setStock, someTyre } from './catalogue';
import { openedEarlier } from './form-stamp';
import type { TestDatabase } from './fresh-database';
import type { TestAnswer } from './request';
import { someVariant } from './variants';
import { Visitor } from './visitor';

const folders = ['account', 'checkout', 'info', 'shop', 'steps', 'workshop'];

/** Files, JSON, forms without a page, and addresses that lead to another page. */
const NO_PAGE =
  /^(bilder\.|abmelden$|account$|account_\.daten|ausblenden$|standort-wechsel$|warenkorb\[|search_\.|home$|konfigurator$|komplettrad$|termin-buchung$|reifen\.\$autoTyp|\$categoryUrl_\.Artikel|checkout\.(paypalExpress|stornieren|kalender)|.*dokumente)/;

/** Names of the files of all pages that visitors see, without the desk. */
export function pageFiles(): string[] {
  const routes = path.resolve(import.meta.dirname, '../../app/routes');
  return folders
    .flatMap((folder) => fs.readdirSync(path.join(routes, folder)))
    .map((file) => file.replace(/\.tsx$/, ''))
    .filter((name) => !NO_PAGE.test(name))
    .sort();
}

export interface PageOfKind {
  /** File of the route. */
  file: string;
  path: string;
  answer: TestAnswer;
}

type Database = Pick<TestDatabase, 'query'> & Parameters<typeof setStock>[0];

/** One page of each kind. Pages behind a link of a mail that nobody can guess are those of a wrong link, if nothing else is said. */
export async function pagesOfKinds(
  shop: { port: number; dataDir: string },
  database: Database,
): Promise<PageOfKind[]> {
  const pages: PageOfKind[] = [];
  const keep = <Page extends TestAnswer & { path: string }>(file: string, page: Page): Page => {
    pages.push({ file, path: page.path, answer: page });
    return page;
  };
  const visit = async (visitor: Visitor, kinds: Record<string, string>) => {
    for (const [file, address] of Object.entries(kinds)) keep(file, await visitor.open(address));
  };
  const tyre = await someTyre(database, 'here > 8');
  const variant = await someVariant(database, 'siblings > 1');
  const codeOf = (kind: string) =>
    database.value<string>(
      'select code from articles where kind = $1 and retired_at is null order by id limit 1',
      [kind],
    );
  const guest = new Visitor(shop);
  await visit(guest, {
    _index: '/muster',
    $categoryUrl: '/muster/dachboxen',
    '$categoryUrl_.$productUrl.(exakt)': `/muster/${variant.category}/${variant.product}`,
    '$categoryUrl_.filters.($filters)': '/muster/dachboxen/filters/thule',
    TestErgebnisse: '/muster/TestErgebnisse',
    angebote: '/muster/angebote',
    fahrzeug: '/muster/fahrzeug',
    'felgenkonfigurator._index': '/muster/felgenkonfigurator',
    'felgenkonfigurator.$carId': '/muster/felgenkonfigurator/volkswagen-golf-vii-2-0-tdi-dsg-highline',
    ganzjahresreifen: '/muster/ganzjahresreifen',
    sommerreifen: '/muster/sommerreifen',
    winterreifen: '/muster/winterreifen',
    'home_.aktionen': '/muster/home/aktionen',
    'home_.tecarLandingpage.($showConfigurator)': '/muster/home/tecarLandingpage',
    'komplettraeder._index': '/muster/komplettraeder',
    'komplettraeder.$wheelId.(exakt)': `/muster/komplettraeder/${await codeOf('complete-wheel')}`,
    'reifen._index': '/muster/reifen',
    'reifen.$id.(exakt)': `/muster/reifen/${tyre.id}`,
    'reifen.tecar._index': '/muster/reifen/tecar',
    'reifen.tecar.$zip.$carMake': '/muster/reifen/tecar/24103/Volkswagen',
    reifensucheExtern: '/muster/reifensucheExtern',
    search: '/muster/search?q=winterreifen',
    standorte: '/muster/standorte?q=24103',
    'checkout.standortAuswahl': '/muster/checkout/standortAuswahl',
    'cookie-einstellungen': '/muster/cookie-einstellungen',
    'datenschutz.messung': '/muster/datenschutz/messung',
    versandkosten: '/muster/versandkosten',
    'vertrag-widerrufen': '/muster/vertrag-widerrufen',
    $: '/muster/gibt-es-nicht',
    login: '/muster/login',
    'registrieren._index': '/muster/registrieren',
    'passwort-vergessen._index': '/muster/passwort-vergessen',
    'passwort-vergessen.$hash': '/muster/passwort-vergessen/falsch',
    'merkliste._index': '/muster/merkliste',
    'merkliste.$shareId': '/muster/merkliste/falsch',
    'einladung.$token': '/muster/einladung/falsch',
    'email-wiederherstellen.$token': '/muster/email-wiederherstellen/falsch',
    'reparatur-wartung._index': '/standard/reparatur-wartung',
    'reparatur-wartung_.$serviceUrl': '/standard/reparatur-wartung/oelwechsel',
    'serviceAnfrage.($serviceUrl)': '/muster/serviceAnfrage',
    'servicenavigator._index': '/muster/servicenavigator',
    'servicenavigator_.$service': '/muster/servicenavigator/oelwechsel',
    'servicenavigatorExtern._index': '/muster/servicenavigatorExtern',
    'servicenavigatorExtern_.$service': '/muster/servicenavigatorExtern/oelwechsel',
    'kostenvoranschlag.$token': '/muster/kostenvoranschlag/falsch',
    'bestellung.$token.kaufen': '/muster/bestellung/falsch/kaufen',
    // Files of their own for many addresses.
    _content: '/muster/faq',
    _guide: '/muster/wintercheck',
    _info: '/muster/kontakt',
    _pictures: '/muster/serviceAnfrage/bilder/falsch',
    'pictures in a frame': '/muster/servicenavigatorExtern/bilder/falsch',
    'missing article': '/muster/reifen/gibt-es-nicht',
    'empty list': '/muster/reifen?breite=315&hoehe=25&durchmesser=23',
    'empty search': '/muster/search?q=xyzzyq',
    'chosen vehicle by key': '/muster/fahrzeug?hsn=0603&tsn=BJH',
  });
  keep('audi-zubehoer', await new Visitor(shop, 'audi.localhost').open('/audi-zubehoer'));

  const serviceId = await database.value<string>("select id from services where url = 'oelwechsel'");
  const byId = `/standard/reparatur-wartung/oelwechsel/${serviceId}`;
  keep('reparatur-wartung_.$serviceUrl_.$serviceId', await guest.open(byId));

  // An appointment, and the pages of its link.
  const slots = keep('termine.$serviceUrl', await guest.open('/standard/termine/oelwechsel'));
  const beginn = /name="beginn" value="([^"]+)"/.exec(slots.text)?.[1] ?? '';
  const contact = await guest.press(slots, 'Weiter', { beginn });
  await guest.press(await openedEarlier(shop, contact), 'Termin anfragen', {
    ...address,
    email: 'termin@example.de',
  });
  const mail = await database.value<string>(
    "select text from mails where recipient = 'termin@example.de' order by created_at desc limit 1",
  );
  const token = /\/termin\/([\w-]+)/.exec(mail ?? '')?.[1];
  await visit(guest, {
    'termin.$token': `/standard/termin/${token}`,
    'servicenavigatorExtern_.termin.$token': `/standard/servicenavigatorExtern/termin/${token}`,
  });

  // A customer, from the sign-up to two orders.
  const email = 'alle-seiten@example.de';
  const customer = new Visitor(shop);
  await signUp(customer, '/muster', email);
  const confirmed = keep('registrieren.$token', await customer.open(await linkOfMail(database, email)));
  await customer.press(confirmed, 'E-Mail-Adresse bestätigen');
  await signIn(customer, '/muster', email, PASSWORD);
  await setStock(database, tyre.id, { here: 12 });
  await addTyre(customer, '/muster', tyre.id, 2);
  keep('warenkorb', await customer.open('/muster/warenkorb'));
  const choice = keep('initiateCheckout', await customer.open('/muster/initiateCheckout'));
  const reserving = keep('checkout.kontakt', await customer.press(choice, 'Weiter', { weg: 'reservierung' }));
  keep('checkout.bestaetigungReservierung', await customer.press(reserving, 'Weiter', address));
  const billing = keep(
    'checkout.adresse',
    await customer.press('/muster/initiateCheckout', 'Weiter', { weg: 'kauf' }),
  );
  const payment = keep('checkout.zahlung', await customer.press(billing, 'Weiter', address));
  const choose = (zahlung: string) => customer.press(payment, 'Weiter', { lieferung: 'abholung', zahlung });
  keep('checkout.zahlungPaypal', await choose('paypal'));
  const last = keep('checkout.bestaetigungKauf', await choose('abholung'));
  const thanks = keep(
    'checkout.danke.($orderId)',
    await customer.press(last, lastButton.kauf, { agb: 'on' }),
  );
  await addTyre(customer, '/muster', tyre.id, 1);
  const reserved = keep(
    'checkout.dankeFuerReservierung.($orderId)',
    await order(customer, '/muster', 'reservierung', email),
  );
  const idOf = (page: { text: string }) =>
    database.value<string>('select id from orders where number = $1', [orderNumber(page) ?? '']);
  const [bought, held] = [await idOf(thanks), await idOf(reserved)];
  await visit(customer, {
    'account._index': '/muster/account',
    'account.adressen': '/muster/account/adressen',
    'account.einlagerung': '/muster/account/einlagerung',
    'account.email.$token': '/muster/account/email/falsch',
    'account.garage': '/muster/account/garage',
    'account.history': '/muster/account/history',
    'account.orders._index': '/muster/account/orders',
    'account.orders.$orderId': `/muster/account/orders/${bought}`,
    'account.settings': '/muster/account/settings',
    'account.termine._index': '/muster/account/termine',
    'account.termine.$number': '/muster/account/termine/TE-FALSCH',
    'account.kostenvoranschlag.$number': '/muster/account/kostenvoranschlag/KV-FALSCH',
    'account.zweiter-faktor': '/muster/account/zweiter-faktor',
    'checkout.kaufen.$orderId': `/muster/checkout/kaufen/${held}`,
  });
  const told = await database.value<string>(
    `select text from mails where text like '%/bestellung/%' order by created_at desc limit 1`,
  );
  const link = /\/bestellung\/([\w-]+)/.exec(told ?? '')?.[1];
  keep('bestellung.$token', await guest.open(`/muster/bestellung/${link}`));
  return pages;
}
