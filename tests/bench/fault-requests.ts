import { openAccount } from '../support/accounts';
import { addTyre, order, toConfirmation } from '../support/buyer';
import { type CurlLine, curlLines } from '../support/curl-lines';
import { openDesk } from '../support/desk';
import { type FormOfPage, formNow, formsBelow, sendForm } from '../support/forms-below';
import type { TestDatabase } from '../support/fresh-database';
import { hostileJson, hostileTexts } from '../support/hostile-values';
import { request } from '../support/request';
import { routePatterns } from '../support/route-patterns';
import { Visitor } from '../support/visitor';
import { apiKeyOf } from './api-key';
import type { BenchShop } from './bench-shop';

export interface HostileRequest {
  /** Enough to send it again. */
  label: string;
  send(): Promise<{ status: number }>;
}

/** Makes one request with a hostile value. */
export type Source = (pick: <T>(values: readonly T[]) => T) => Promise<HostileRequest>;

const shown = (value: unknown) => JSON.stringify(value)?.slice(0, 120) ?? 'undefined';

/** Lone surrogates cannot be part of an address. */
const encoded = (text: string) => encodeURIComponent(text.slice(0, 1_200).replace(/\p{Cs}/gu, '\ufffd'));

const PARAMETERS =
  `q sortierung seite breite hoehe zoll saison hersteller preisVon preisBis radius marke modell hsn tsn
  from to von bis tag zeit suche papier stand filter artikel menge hinweis weiter plz cursor limit`.split(
    /\s+/,
  );

const METHODS = ['GET', 'GET', 'GET', 'HEAD', 'POST'];

function pageSource(visitors: readonly Visitor[], locations: readonly string[]): Source {
  const patterns = routePatterns();
  return async (pick) => {
    const pattern = pick(patterns);
    const path = pattern.map((part) => (part.startsWith('$') ? encoded(pick(hostileTexts)) : part)).join('/');
    const query = Array.from(
      { length: pick([0, 0, 1, 1, 2, 3]) },
      () => `${pick(PARAMETERS)}=${encoded(pick(hostileTexts))}`,
    );
    const data = pick(['', '', '', '.data']);
    const address = `/${pick(locations)}/${path}${data}${query.length > 0 ? `?${query.join('&')}` : ''}`;
    const method = pick(METHODS);
    const visitor = pick(visitors);
    return {
      label: `${method} ${address.slice(0, 300)}`,
      send: () => visitor.send({ path: address, method }),
    };
  };
}

function formSource(shop: BenchShop, visitor: Visitor, forms: readonly FormOfPage[]): Source {
  return async (pick) => {
    const form = pick(forms);
    const now = pick([true, false, false]) ? await formNow(visitor, form) : form;
    const names = Object.keys(now.fields);
    const name = names.length > 0 ? pick(names) : 'x';
    const value = pick<string | string[] | undefined>([
      pick(hostileTexts),
      pick(hostileTexts),
      ['1', pick(hostileTexts)],
      undefined,
    ]);
    const { [name]: _own, ...others } = now.fields;
    const fields = value === undefined ? others : { ...others, [name]: value };
    return {
      label: `${form.method} ${form.action} ${form.button}: ${name}=${shown(value)}`,
      send: () => sendForm(visitor, shop, now, fields),
    };
  };
}

function withValue(whole: unknown, pick: Parameters<Source>[0], value: unknown): unknown {
  if (typeof whole !== 'object' || whole === null || Object.keys(whole).length === 0) return value;
  const key = pick(Object.keys(whole));
  const inner = (whole as Record<string, unknown>)[key];
  const changed = pick([true, false]) ? withValue(inner, pick, value) : value;
  if (Array.isArray(whole)) return whole.map((one, index) => (String(index) === key ? changed : one));
  return { ...whole, [key]: changed };
}

function hostileAddress({ path }: CurlLine, pick: Parameters<Source>[0]): string {
  const [pathname = '', query = ''] = path.split('?');
  const parameters = [...new URLSearchParams(query).keys(), ...PARAMETERS.slice(0, 3)];
  if (pick([true, false]))
    return `${pathname}?${query}&${encodeURIComponent(pick(parameters))}=${encoded(pick(hostileTexts))}`;
  const segments = pathname.split('/');
  const at = pick(segments.map((_, index) => index).slice(3));
  return `${segments.map((one, index) => (index === at ? encoded(pick(hostileTexts)) : one)).join('/')}${query && `?${query}`}`;
}

function apiSource(shop: BenchShop, lines: readonly CurlLine[], tokens: readonly string[]): Source {
  return async (pick) => {
    const line = pick(lines);
    const [method = 'GET'] = line.call.split(' ');
    const value = pick(hostileJson);
    const hasBody = line.json !== undefined || line.lines !== undefined;
    const path = hasBody && pick([true, true, false]) ? line.path : hostileAddress(line, pick);
    const json = line.json === undefined ? undefined : withValue(line.json, pick, value);
    const first = JSON.parse(line.lines?.split('\n')[0] ?? 'null');
    const body = line.lines === undefined ? undefined : JSON.stringify(withValue(first, pick, value));
    const headers = {
      authorization: `Bearer ${pick(tokens)}`,
      ...(body !== undefined && { 'content-type': 'application/x-ndjson' }),
    };
    const content = { ...(json !== undefined && { json }), ...(body !== undefined && { body }) };
    return {
      label: `${method} ${path.slice(0, 200)} ${shown(json ?? body)}`,
      send: () => request({ port: shop.port, method, path, headers, ...content }),
    };
  };
}

const SCOPES = ['catalogue', 'stock', 'orders', 'customers'];
/** Each key may call so often in a minute. */
const KEYS = 40;

/** Pages by the list of routes, forms as they are found, calls as they are declared. */
export async function faultSources(shop: BenchShop, database: TestDatabase, locations: readonly string[]) {
  const tyre = shop.tyreIds[0] ?? '';
  const guest = new Visitor(shop);
  await addTyre(guest, '/muster', tyre, 2);
  await toConfirmation(guest, '/muster', 'kauf');
  const customer = new Visitor(shop);
  await openAccount(database, customer, '/muster', 'eva.fehler@example.de');
  await addTyre(customer, '/muster', tyre, 1);
  await order(customer, '/muster', 'reservierung', 'eva.fehler@example.de');
  const staff = await openDesk(database, shop, 'leitung', null);
  const cart = ['/muster', '/muster/warenkorb', '/muster/initiateCheckout', '/muster/checkout/adresse'];
  const forms = {
    guest: await formsBelow(guest, '/muster', cart),
    customer: await formsBelow(customer, '/muster/account'),
    staff: await formsBelow(staff, '/muster/tresen'),
  };
  const lines = (await curlLines(shop)).filter(
    ({ file, call }) => file === undefined && !call.startsWith('DELETE /api/v1/users'),
  );
  const keys: string[] = [];
  for (let made = 0; made < KEYS; made += 1) keys.push(await apiKeyOf(shop, SCOPES));
  const pages = pageSource([new Visitor(shop), guest, customer, staff], locations);
  const calls = apiSource(shop, lines, keys);
  return {
    sources: [
      pages,
      pages,
      pages,
      calls,
      calls,
      calls,
      formSource(shop, guest, forms.guest),
      formSource(shop, customer, forms.customer),
      formSource(shop, staff, forms.staff),
    ],
    counts: { forms: Object.values(forms).flat().length, calls: lines.length, pages: routePatterns().length },
  };
}
