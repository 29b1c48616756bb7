import { describe, expect, it } from 'vitest';
import { linkOfMail, PASSWORD } from '../support/accounts';
import { address, lastButton, orderNumber, person } from '../support/buyer';
import { freshShop } from '../support/fresh-shop';
import { decodeHtml, textOf } from '../support/html-forms';
import { mailsOfOrder } from '../support/order-mails';
import { cartOf } from '../support/shown-cart';
import { cardsOf, hitsOf, linksNamed } from '../support/shown-list';
import { Visitor } from '../support/visitor';

const { database, shop } = await freshShop();

type Page = Awaited<ReturnType<Visitor['open']>>;

const linksTo = ({ text }: Page, pattern: RegExp) =>
  [...text.matchAll(/<a\b[^>]*href="([^"]*)"/g)]
    .map(([, to = '']) => decodeHtml(to))
    .filter((to) => pattern.test(to));

/** As people do: every address but the first is one that a page links to, every answer follows a form. */
describe.each([
  ['Legacy', 'localhost', '/legacy'],
  ['Centered, without a workshop', 'localhost', '/hafen'],
  ['NOA', 'nord-ostsee.localhost', '/noa-kiel'],
  ['EFA, on a host of its own', 'efa.localhost', ''],
])('a visit without scripts in theme %s', (_theme, host, at) => {
  const visitor = new Visitor(shop, host);
  const email = `eva${at.replace('/', '.')}@example.de`;
  const contact = { ...person, email, telefon: `0431 ${1000 + at.length}${host.length}` };

  async function follow(page: Page, words: string | RegExp): Promise<Page> {
    const [to] = typeof words === 'string' ? linksNamed(page, words) : linksTo(page, words);
    if (to === undefined)
      throw new Error(`no link ${words} on ${page.path}: ${textOf(page.text).slice(0, 300)}`);
    const next = await visitor.open(
      new URL(to, `http://${host}${page.path}`).pathname + new URL(to, `http://${host}`).search,
    );
    expect([next.path, next.status]).toEqual([next.path, 200]);
    return next;
  }

  /** To the page of the first article of a list, and from there into the cart. */
  async function putFirst(list: Page): Promise<{ cart: Page; id: string }> {
    const [card] = cardsOf(list);
    const article = await follow(list, new RegExp(`/${card?.id}(?:/exakt)?$`));
    expect(textOf(article.text)).toContain(card?.title);
    const misfit = 'Trotzdem in den Warenkorb';
    const button = article.text.includes(misfit) ? misfit : 'In den Warenkorb';
    return { cart: await visitor.press(article, button), id: card?.id ?? '' };
  }

  it('finds tyres by the search, and the vehicle by its key', async () => {
    const home = await visitor.open(at || '/');
    expect(home.status).toBe(200);
    const found = await visitor.submit(home, { action: `${at}/search` }, { q: '205/55 r16 winterreifen' });
    expect(found.path).toContain('/winterreifen');
    expect(hitsOf(found)).toBeGreaterThan(0);
    const finder = await follow(found, /\/fahrzeug(?:\?|$)/);
    const several = await visitor.press(finder, 'Fahrzeug suchen', { hsn: '0603', tsn: 'BJH' });
    const [, first = ''] = /<button[^>]*name="fahrzeug"[^>]*>([\s\S]*?)<\/button>/.exec(several.text) ?? [];
    const chosen = await visitor.press(several, textOf(first));
    expect(textOf(chosen.text)).toContain('Volkswagen Golf VII');
    const fitting = await follow(await visitor.open(`${at}/reifen`), /\/winterreifen/);
    expect(fitting.text).toContain('data-fitment="fits"');
  });

  it('reserves what lies in the cart, and remembers another article', async () => {
    const list = await visitor.open(`${at}/reifen?breite=205&hoehe=55&durchmesser=16`);
    const [, second] = cardsOf(list);
    const article = await follow(list, new RegExp(`/${second?.id}$`));
    await visitor.submit(article, { action: `${at}/merkliste` }, { artikel: `tyre:${second?.id}` });
    const wishes = await follow(list, /\/merkliste$/);
    expect(linksTo(wishes, new RegExp(`/${second?.id}$`))).not.toEqual([]);
    const { cart, id } = await putFirst(list);
    expect(cartOf(cart).lines.map((line) => line.id)).toEqual([id]);
    const way = await follow(cart, /\/initiateCheckout$/);
    const who = await visitor.press(way, 'Weiter', { weg: 'reservierung' });
    const last = await visitor.press(who, 'Weiter', contact);
    const ticks = { agb: 'on', ...(last.text.includes('name="trotzdem"') && { trotzdem: 'on' }) };
    const thanks = await visitor.press(last, lastButton.reservierung, ticks);
    expect(orderNumber(thanks)).toBeDefined();
  });

  it('buys by transfer, and comes back by the link in the mail', async () => {
    const { cart } = await putFirst(await visitor.open(`${at}/pflege-reinigung`));
    const way = await follow(cart, /\/initiateCheckout$/);
    const who = await visitor.press(way, 'Weiter', { weg: 'kauf' });
    const payment = await visitor.press(who, 'Weiter', { ...address, ...contact });
    const last = await visitor.press(payment, 'Weiter', { lieferung: 'versand', zahlung: 'vorkasse' });
    const thanks = await visitor.press(last, lastButton.kauf, { agb: 'on' });
    const number = orderNumber(thanks) ?? '';
    expect(textOf(thanks.text)).toContain(number);
    const mail = (await mailsOfOrder(database, number)).find(({ recipient }) => recipient === email);
    const [link = ''] = /http\S*\/bestellung\/\S+/.exec(mail?.text ?? '') ?? [];
    const shown = await new Visitor(shop, host).open(new URL(link).pathname);
    expect(textOf(shown.text)).toContain(number);
  });

  it('opens an account, and finds the orders in it', async () => {
    const home = await visitor.open(at || '/');
    const signUp = await follow(await follow(home, /\/login/), /\/registrieren/);
    const names = { vorname: 'Eva', nachname: 'Berg', email, passwort: PASSWORD };
    await visitor.press(signUp, 'Registrieren', names);
    const confirm = await visitor.open(await linkOfMail(database, email));
    await visitor.press(confirm, 'E-Mail-Adresse bestätigen');
    const signIn = await visitor.open(`${at}/login`);
    const account = await visitor.press(signIn, 'Einloggen', { email, passwort: PASSWORD });
    expect(textOf(account.text)).toContain('Eva');
    const orders = await visitor.open(`${at}/account/orders`);
    expect(orders.status).toBe(200);
    const out = await visitor.press(orders, 'Abmelden');
    expect((await visitor.send({ path: `${at}/account/orders` })).status).toBe(303);
    expect(out.status).toBe(200);
  });
});
