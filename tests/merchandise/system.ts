import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

/**
 * A dealer's merchandise system: sends articles, prices and counts, then takes over, hands over or ships, and invoices orders until it is killed. All that it knows stands in one file,
 * so that it goes on where it was.
 */
interface State {
  /** Position in the changes of orders; saved once all before it are done. */
  cursor: string | null;
  hasSentGoods: boolean;
  /** Number of the invoice by order. */
  invoices: Record<string, string>;
  /** Requests to hand over that the shop took. */
  handedOver: string[];
}

interface Order {
  number: string;
  standortUrl: string;
  fulfilment: string;
  delivery: 'abholung' | 'versand';
  invoiceNumber: string | null;
}

interface Changes {
  data: Order[];
  cursor: string;
}

const { SHOP = '', API_KEY = '', STATE_FILE = '', ARTICLES = '[]' } = process.env;
const articles: string[] = JSON.parse(ARTICLES);
const POLL_MS = 100;
const AT_ONCE = 10_000;
const OPEN = ['confirmed', 'ready'];

function readState(): State {
  try {
    return JSON.parse(readFileSync(STATE_FILE, 'utf8'));
  } catch {
    return { cursor: null, hasSentGoods: false, invoices: {}, handedOver: [] };
  }
}

/** Whole or not at all. */
function save(state: State): void {
  writeFileSync(`${STATE_FILE}.new`, JSON.stringify(state));
  renameSync(`${STATE_FILE}.new`, STATE_FILE);
}

async function call<Answer>(
  method: string,
  path: string,
  body?: unknown,
  { type = 'application/json', key }: { type?: string; key?: string } = {},
) {
  const answer = await fetch(`${SHOP}/api/v1${path}`, {
    method,
    headers: {
      authorization: `Bearer ${API_KEY}`,
      ...(body !== undefined && { 'content-type': type }),
      ...(key !== undefined && { 'idempotency-key': key }),
    },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as Answer;
}

async function sendLines(what: string, lines: readonly object[]): Promise<void> {
  for (let start = 0; start < lines.length; start += AT_ONCE) {
    const part = lines.slice(start, start + AT_ONCE).map((line) => JSON.stringify(line));
    const { refused } = await call<{ refused: number }>('PATCH', `/${what}?mode=all`, part.join('\n'), {
      type: 'application/x-ndjson',
    });
    if (refused > 0) throw new Error(`${refused} lines of ${what} were refused`);
  }
}

async function sendGoods(): Promise<void> {
  const standort = 'muster';
  await sendLines(
    'tyres',
    articles.map((article) => ({ id: article.replace('tyre:', ''), dot: 2026 })),
  );
  await sendLines(
    'prices',
    articles.map((artikel, row) => ({ artikel, standort, preis: `${60 + (row % 40)}.50` })),
  );
  await sendLines(
    'stock',
    articles.map((id, row) => ({ id, standort, stueck: 20 + (row % 30) })),
  );
}

/** Each step may have been taken before the last death: the order's state says so. */
async function workOff(
  state: State,
  { number, standortUrl, fulfilment, delivery, invoiceNumber }: Order,
): Promise<void> {
  const path = `/standorte/${standortUrl}/dealerOrders/${number}`;
  await call('POST', `${path}/acknowledgement`);
  if (OPEN.includes(fulfilment)) {
    const command = delivery === 'versand' ? 'ship' : 'hand-over';
    await call('POST', `${path}/fulfilment`, { command }, { key: command });
    state.handedOver.push(number);
    save(state);
  }
  const invoice = state.invoices[number] ?? `R-${Object.keys(state.invoices).length + 1}`;
  state.invoices[number] = invoice;
  save(state);
  if (invoiceNumber === null) await call('PUT', `${path}/invoice`, { invoiceNumber: invoice });
}

const state = readState();
state.cursor ??= (await call<{ cursor: string }>('GET', '/changes/orders')).cursor;
save(state);
if (!state.hasSentGoods) await sendGoods();
state.hasSentGoods = true;
save(state);
for (;;) {
  const { data, cursor }: Changes = await call<Changes>('GET', `/changes/orders?cursor=${state.cursor}`);
  for (const order of data) {
    const current = await call<Order>('GET', `/standorte/${order.standortUrl}/dealerOrders/${order.number}`);
    if (OPEN.includes(current.fulfilment) || current.invoiceNumber === null) await workOff(state, current);
  }
  state.cursor = cursor;
  save(state);
  if (data.length === 0) await wait(POLL_MS);
}
