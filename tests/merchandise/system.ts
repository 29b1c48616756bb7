import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { type Calls, createClient } from '../../app/client/client.js';

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

type Order = Calls['GET /api/v1/changes/orders']['answer']['data'][number];

const { SHOP = '', API_KEY = '', STATE_FILE = '', ARTICLES = '[]' } = process.env;
const articles: string[] = JSON.parse(ARTICLES);
const PATH = '/api/v1/standorte/{standortUrl}/dealerOrders/{number}';
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

const shop = createClient(SHOP, { token: API_KEY });

async function sendAll<Line>(
  lines: readonly Line[],
  send: (part: Line[]) => Promise<{ refused: number }>,
): Promise<void> {
  for (let start = 0; start < lines.length; start += AT_ONCE) {
    const { refused } = await send(lines.slice(start, start + AT_ONCE));
    if (refused > 0) throw new Error(`${refused} lines were refused`);
  }
}

async function sendGoods(): Promise<void> {
  const standort = 'muster';
  const mode = 'all';
  await sendAll(
    articles.map((article) => ({ id: article.replace('tyre:', ''), dot: 2026 })),
    (lines) => shop.call('PATCH /api/v1/tyres', { mode }, lines),
  );
  await sendAll(
    articles.map((artikel, row) => ({ artikel, standort, preis: `${60 + (row % 40)}.50` })),
    (lines) => shop.call('PATCH /api/v1/prices', { mode }, lines),
  );
  await sendAll(
    articles.map((id, row) => ({ id, standort, stueck: 20 + (row % 30) })),
    (lines) => shop.call('PATCH /api/v1/stock', { mode }, lines),
  );
}

/** Each step may have been taken before the last death: the order's state says so. */
async function workOff(
  state: State,
  { number, standortUrl, fulfilment, delivery, invoiceNumber }: Order,
): Promise<void> {
  const order = { standortUrl, number };
  await shop.call(`POST ${PATH}/acknowledgement`, order);
  if (OPEN.includes(fulfilment)) {
    const command = delivery === 'versand' ? 'ship' : 'hand-over';
    await shop.call(`POST ${PATH}/fulfilment`, order, { command }, { idempotencyKey: command });
    state.handedOver.push(number);
    save(state);
  }
  const invoice = state.invoices[number] ?? `R-${Object.keys(state.invoices).length + 1}`;
  state.invoices[number] = invoice;
  save(state);
  if (invoiceNumber === null) await shop.call(`PUT ${PATH}/invoice`, order, { invoiceNumber: invoice });
}

const state = readState();
let cursor: string = state.cursor ?? (await shop.call('GET /api/v1/changes/orders')).cursor;
state.cursor = cursor;
save(state);
if (!state.hasSentGoods) await sendGoods();
state.hasSentGoods = true;
save(state);
for (;;) {
  const changes: Calls['GET /api/v1/changes/orders']['answer'] = await shop.call(
    'GET /api/v1/changes/orders',
    { cursor },
  );
  for (const { standortUrl, number } of changes.data) {
    const order = await shop.call(`GET ${PATH}`, { standortUrl, number });
    if (OPEN.includes(order.fulfilment) || order.invoiceNumber === null) await workOff(state, order);
  }
  cursor = changes.cursor;
  state.cursor = cursor;
  save(state);
  if (changes.data.length === 0) await wait(POLL_MS);
}
