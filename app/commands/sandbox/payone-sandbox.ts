import type http from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { payoneFates } from './payone-messages';
import { cardFieldPage, cardScript, payoneApprovalPage } from './payone-pages';
import { payoneTransactions } from './payone-transactions';

type Fields = Readonly<Record<string, string>>;

const TRIES = 20;
const PAUSE_MS = 250;

/** Posts messages one after the other: the next only when the one before was answered as it must be. */
function messenger(address: string | undefined) {
  let to = address;
  let last: Promise<void> = Promise.resolve();

  async function post(fields: Fields): Promise<void> {
    const body = Object.entries(fields)
      .map(
        ([name, value]) =>
          `${name}=${Buffer.from(value, 'latin1')
            .toString('latin1')
            .replace(/[^\w.-]/g, (sign) => `%${sign.charCodeAt(0).toString(16).padStart(2, '0')}`)}`,
      )
      .join('&');
    for (let tried = 0; tried < TRIES && to; tried++) {
      const answer = await fetch(to, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded', 'user-agent': 'PAYONE FinanceGate' },
        body,
      }).catch(() => undefined);
      if ((await answer?.text()) === 'TSOK') return;
      await wait(PAUSE_MS);
    }
  }

  return {
    to: (url: string) => {
      to = url;
    },
    tell: (fields: Fields) => {
      last = last.then(() => post(fields));
    },
    /** All that was told so far has arrived. */
    settled: () => last,
  };
}

const lines = (fields: Fields) =>
  Object.entries(fields)
    .map(([name, value]) => `${name}=${value}`)
    .join('\n');

export interface SandboxReply {
  status: number;
  type?: string;
  location?: string;
  body: string;
}

/** PAYONE's server API, hosted fields and status messages as documented. */
export function payoneSandbox(origin: () => string, notify?: string) {
  const messages = messenger(notify);
  const transactions = payoneTransactions(origin, messages.tell);

  async function approve(url: URL, method: string | undefined, form: URLSearchParams): Promise<SandboxReply> {
    const transaction = transactions.find(url.searchParams.get('txid') ?? '');
    if (!transaction) return { status: 404, body: 'Diese Zahlung gibt es nicht.' };
    if (method !== 'POST') return { status: 200, type: 'text/html', body: payoneApprovalPage(transaction) };
    const location = transactions.decide(transaction, form.get('entscheidung'));
    // "appointed" is sent before the shopper is led back.
    await messages.settled();
    return { status: 303, location, body: '' };
  }

  function control(url: URL): SandboxReply {
    const { searchParams: given } = url;
    const fate = payoneFates.find((one) => one === given.get('fate'));
    if (fate) transactions.setFate(fate);
    const to = given.get('notify');
    if (to) messages.to(to);
    // Without `say`, a reference only asks what became of a transaction.
    const transaction = transactions.ofReference(given.get('reference') ?? '');
    const action = given.get('say');
    if (transaction && action) {
      const receivable = given.get('receivable');
      transactions.say(transaction, action, receivable ? { receivable } : {});
    }
    const { captures = 0, isReleased = false } = transaction ?? {};
    return { status: 200, type: 'application/json', body: JSON.stringify({ captures, isReleased }) };
  }

  /** Undefined for anything that is not PAYONE's. */
  return async function answer(
    request: http.IncomingMessage,
    url: URL,
    body: string,
  ): Promise<SandboxReply | 'lost' | undefined> {
    const form = new URLSearchParams(body);
    switch (url.pathname) {
      case '/post-gateway/': {
        const result = transactions.answer(Object.fromEntries(form));
        return result === 'lost' ? result : { status: 200, body: lines(result) };
      }
      case '/client-api/js/v1/payone_hosted_min.js':
        return { status: 200, type: 'text/javascript', body: cardScript(origin()) };
      case '/client-api/field':
        return {
          status: 200,
          type: 'text/html',
          body: cardFieldPage((url.searchParams.get('name') ?? '').replace(/\W/g, '')),
        };
      case '/client-api/check': {
        const pseudocardpan = transactions.checkCard(Object.fromEntries(form));
        const result = pseudocardpan ? { status: 'VALID', pseudocardpan } : { status: 'INVALID' };
        return { status: 200, type: 'application/json', body: JSON.stringify(result) };
      }
      case '/payone/approve':
        return approve(url, request.method, form);
      case '/payone/control':
        return control(url);
      default:
        return undefined;
    }
  };
}
