import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, it } from 'vitest';
import type { Fate } from '~/commands/sandbox/paypal-orders';
import { paypalClient } from '~/domain/payments/paypal/paypal-client.server';
import { readConfig } from '~/platform/config/config.server';
import { setStock } from '../support/catalogue';
import { openDesk } from '../support/desk';
import { textOf } from '../support/html-forms';
import { expectNothingLost } from '../support/money';
import { approved } from '../support/paying';
import { CARD, decide, openPayone } from '../support/payone';
import { Visitor } from '../support/visitor';

const { database, sandbox, shop, control, code, ordered, leave } = await openPayone();
const [boss, counter, workshop, elsewhere] = [
  await openDesk(database, shop, 'leitung'),
  await openDesk(database, shop, 'verkauf'),
  await openDesk(database, shop, 'werkstatt'),
  await openDesk(database, shop, 'leitung', 'standard'),
];
const PATIENCE = { timeout: 15_000 };
const LIST = '/muster/tresen/zahlungen?ansicht=ohne-bestellung';

afterEach(() => expectNothingLost(database));

const call = (() => {
  const { paypal } = readConfig(sandbox.environment);
  return paypal ? paypalClient(paypal, database.context.now) : expect.fail('no account');
})();

async function atPaypal(fate: Fate, isCaptured: boolean): Promise<string> {
  await setStock(database, code, { here: 9 });
  const { at } = await approved(new Visitor(shop), sandbox, fate, { tyre: code });
  const token = new URL(at).searchParams.get('token') ?? '';
  if (isCaptured)
    await call({ method: 'POST', path: `/v2/checkout/orders/${token}/capture` }).catch(() => undefined);
  return token;
}

interface Row {
  id: string;
  state: string;
  problem: string | null;
  subject: string;
  amount_cents: number;
}
const paymentOf = async (reference: string): Promise<Row> =>
  (await database.query<Row>('select * from payments where reference = $1', [reference]))[0] ??
  expect.fail(`no payment ${reference}`);

/** As an earlier build left them. The shop's jobs ask in an hour only, so that the desk is first. */
async function orphan(reference: string, account?: string): Promise<Row> {
  shop.expectError('money came for no order');
  await database.query(
    `update payments set subject = $2, state = 'capturing', problem = 'without-order paypal ' || reference,
       account = coalesce($3, account), asked_at = now() + interval '1 hour' where reference = $1`,
    [reference, `order:${randomUUID()}`, account ?? null],
  );
  return paymentOf(reference);
}

const returned = (subject: string) =>
  database.value<number>(
    `select coalesce(sum(amount_cents), 0)::int from payment_events where subject = $1 and kind = 'refunded'`,
    [subject],
  );
const refundsOf = (id: string) =>
  database.query<{ state: string; actor_id: string }>(
    'select state, actor_id from refunds where payment_id = $1 order by created_at',
    [id],
  );
const journal = (reference: string) =>
  database.query<{ staff: string; after: string; reason: string | null }>(
    `select staff, after, reason from desk_changes where kind = 'payment-without-order' and subject like '%' || $1 order by id`,
    [reference],
  );

const fieldsOf = (page: { text: string }, id: string) => {
  const [form = ''] =
    [...page.text.matchAll(/<form[\s\S]*?<\/form>/g)].map(([one]) => one).filter((one) => one.includes(id)) ??
    [];
  return {
    befehl: 'return-payment',
    zahlung: id,
    stand: /name="stand" value="([^"]*)"/.exec(form)?.[1] ?? '',
  };
};

const notice = (page: { text: string }) => textOf(page.text);

describe('a payment without its order is given back at the desk', () => {
  it.each([
    {
      what: 'approved and not taken',
      fate: 'approve',
      isCaptured: false,
      state: 'expired',
      says: 'freigegeben',
    },
    {
      what: 'refused by the provider',
      fate: 'decline',
      isCaptured: true,
      state: 'expired',
      says: 'freigegeben',
    },
    { what: 'taken', fate: 'approve', isCaptured: true, state: 'held', says: 'beauftragt' },
  ] as const)('PayPal, $what', async ({ fate, isCaptured, state, says }) => {
    const token = await atPaypal(fate, isCaptured);
    const { id, subject, amount_cents: cents } = await orphan(token);
    const page = await counter.open(LIST);
    const told = textOf(page.text);
    expect(told).toContain(token);
    expect(told).toContain('Name nicht bekannt');
    expect(told).toContain('beim Zahlungsanbieter noch offen');
    const after = await counter.post(LIST, { ...fieldsOf(page, id), grund: 'Kundin rief an' });
    expect(notice(after)).toContain(`ist ${says}`);
    await expect.poll(() => paymentOf(token), PATIENCE).toMatchObject({ state, problem: null });
    expect(notice(await counter.open(LIST))).not.toContain(token);
    expect(await returned(subject)).toBe(state === 'held' ? cents : 0);
    const [entry, ...others] = await journal(token);
    expect([entry, others]).toMatchObject([
      { staff: counter.email, after: expect.stringContaining(says), reason: 'Kundin rief an' },
      [],
    ]);
    expect(textOf((await boss.open('/muster/tresen/protokoll')).text)).toContain(
      `Zahlung ohne Bestellung: paypal ${token}`,
    );
    // The second tab.
    const again = await counter.post(LIST, fieldsOf(page, id));
    expect([again.status, notice(again)]).toEqual([
      409,
      expect.stringContaining('inzwischen freigegeben oder erstattet'),
    ]);
    expect(await returned(subject)).toBe(state === 'held' ? cents : 0);
  });

  it('PayPal, in review: nothing is there yet, and the page says so', async () => {
    const token = await atPaypal('review', true);
    const { id, subject } = await orphan(token);
    const page = await boss.open(LIST);
    const first = await boss.post(LIST, fieldsOf(page, id));
    expect([first.status, notice(first)]).toEqual([409, expect.stringContaining('prüft diese Zahlung noch')]);
    const stale = await boss.post(LIST, fieldsOf(page, id));
    expect([stale.status, notice(stale)]).toEqual([
      409,
      expect.stringContaining('hat sich inzwischen geändert'),
    ]);
    await sandbox.end(`http://localhost/?token=${token}`, 'COMPLETED');
    const shown = await boss.open(LIST);
    expect(notice(shown)).toContain('wird vom Zahlungsanbieter geprüft');
    expect(notice(await boss.post(LIST, fieldsOf(shown, id)))).toContain('Die Erstattung ist beauftragt');
    const { amount_cents: cents } = await paymentOf(token);
    await expect.poll(() => returned(subject), PATIENCE).toBe(cents);
  });

  it('PayPal, whose refund is refused: is asked for again, each time once', async () => {
    const token = await atPaypal('approve', true);
    await sandbox.control(token, { refund: 'refuse' });
    const { id, subject, amount_cents: cents } = await orphan(token);
    await boss.post(LIST, fieldsOf(await boss.open(LIST), id));
    await expect.poll(() => refundsOf(id), PATIENCE).toMatchObject([{ state: 'refused' }]);
    const page = await boss.open(LIST);
    expect(notice(page)).toContain('Noch einmal erstatten');
    expect(notice(page)).toContain('lehnt die Erstattung ab (REFUND_TIME_LIMIT_EXCEEDED)');
    const both = await Promise.all([1, 2].map(() => boss.post(LIST, fieldsOf(page, id))));
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
    await expect.poll(() => returned(subject), PATIENCE).toBe(cents);
    expect((await refundsOf(id)).map(({ state, actor_id }) => [state, actor_id])).toEqual([
      ['refused', boss.email],
      ['done', boss.email],
    ]);
    expect((await journal(token)).map(({ after }) => after.split(': ')[1])).toEqual([
      'Erstattung beauftragt',
      'Erstattung beauftragt',
    ]);
  });

  const recorded = (page: { text: string }, id: string) => ({
    ...fieldsOf(page, id),
    befehl: 'record-return',
    grund: 'Überweisung vom 30.11.',
  });

  it('PayPal, whose refund is refused: is recorded once it went back in another way', async () => {
    const token = await atPaypal('approve', true);
    await sandbox.control(token, { refund: 'refuse' });
    const { id, subject, amount_cents: cents } = await orphan(token);
    await counter.post(LIST, fieldsOf(await boss.open(LIST), id));
    await expect.poll(() => refundsOf(id), PATIENCE).toMatchObject([{ state: 'refused' }]);
    const page = await counter.open(LIST);
    expect(notice(page)).toContain('Anders zurückgegeben …');
    const silent = await counter.post(LIST, { ...recorded(page, id), grund: ' ' });
    expect([silent.status, notice(silent)]).toEqual([400, expect.stringContaining('wie das Geld')]);
    const answers = await Promise.all([1, 2].map(() => counter.post(LIST, recorded(page, id))));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await returned(subject)).toBe(cents);
    expect(await paymentOf(token)).toMatchObject({ state: 'held', problem: null });
    expect(notice(await counter.open(LIST))).not.toContain(token);
    expect((await journal(token)).at(-1)).toMatchObject({
      after: expect.stringContaining('auf anderem Weg zurückgegeben'),
      reason: 'Überweisung vom 30.11.',
    });
  });

  it('what the shop gives back itself is not recorded by hand', async () => {
    const token = await atPaypal('approve', true);
    const { id, subject, amount_cents: cents } = await orphan(token);
    const page = await counter.open(LIST);
    const refused = await counter.post(LIST, recorded(page, id));
    expect([refused.status, await returned(subject)]).toEqual([409, 0]);
    await counter.post(LIST, fieldsOf(page, id));
    await expect.poll(() => returned(subject), PATIENCE).toBe(cents);
  });

  it('two clicks in two tabs give back once', async () => {
    const token = await atPaypal('approve', true);
    const { id, subject, amount_cents: cents } = await orphan(token);
    const page = await boss.open(LIST);
    const answers = await Promise.all([1, 2, 3].map(() => boss.post(LIST, fieldsOf(page, id))));
    expect(answers.some(({ status }) => status === 200)).toBe(true);
    await expect.poll(() => returned(subject), PATIENCE).toBe(cents);
    expect(await refundsOf(id)).toHaveLength(1);
    expect(await journal(token)).toHaveLength(1);
  });

  it('PAYONE, approved: is released', async () => {
    const { visitor, page } = await ordered('kreditkarte');
    await control('fate=paid');
    const at = await leave(visitor, page, { aktion: 'karte', karte: CARD });
    const token =
      (await database.value<string>('select reference from payments order by created_at desc limit 1')) ?? '';
    await database.query("update payments set location_id = 'muster' where reference = $1", [token]);
    const muster = await database.value<string>("select id from locations where url = 'muster'");
    await database.query('update payments set location_id = $2 where reference = $1', [token, muster]);
    const { id } = await orphan(token);
    const shown = await boss.open(LIST);
    expect(notice(shown)).toContain('PAYONE · Kreditkarte');
    await decide(at, 'approve');
    // A message of the provider may be faster than the click.
    const after = await boss.post(LIST, fieldsOf(shown, id));
    expect([200, 409]).toContain(after.status);
    await expect
      .poll(async () => (await control(`reference=${token}`)).json(), PATIENCE)
      .toMatchObject({ captures: 0, isReleased: true });
    await expect.poll(async () => (await paymentOf(token)).state, PATIENCE).toBe('expired');
    expect(await paymentOf(token)).toMatchObject({ state: 'expired', problem: null });
    expect(notice(await boss.open(LIST))).not.toContain(token);
  });
});

it('the account of a payment that is not set up any more is named, and nothing happens', async () => {
  const token = await atPaypal('approve', true);
  const { id, subject } = await orphan(token, randomUUID());
  const answer = await boss.post(LIST, fieldsOf(await boss.open(LIST), id));
  expect([answer.status, notice(answer)]).toEqual([409, expect.stringContaining('nicht mehr hinterlegt')]);
  expect([await returned(subject), await journal(token)]).toEqual([0, []]);
  const recorded = {
    ...fieldsOf(await boss.open(LIST), id),
    befehl: 'record-return',
    grund: 'dort erstattet',
  };
  expect((await boss.post(LIST, recorded)).status).toBe(200);
  expect(await paymentOf(token)).toMatchObject({ state: 'expired', problem: null });
});

it('a payment of another location, of an order, or of nobody is refused', async () => {
  const token = await atPaypal('approve', false);
  const { id } = await orphan(token);
  const { stand } = fieldsOf(await boss.open(LIST), id);
  const form = { befehl: 'return-payment', zahlung: id, stand };
  const foreign = await elsewhere.post('/standard/tresen/zahlungen?ansicht=ohne-bestellung', form);
  expect([foreign.status, (await paymentOf(token)).state]).toEqual([409, 'capturing']);
  for (const [fields, status] of [
    [{ ...form, zahlung: randomUUID() }, 409],
    [{ ...form, zahlung: 'x' }, 400],
    [{ ...form, zahlung: '' }, 400],
    [{ befehl: 'return-payment' }, 400],
    [{ ...form, stand: 'x'.repeat(101) }, 400],
    [{ ...form, stand: 'paid' }, 409],
    [{ ...form, grund: 'x'.repeat(501) }, 400],
  ] as const)
    expect((await boss.post(LIST, fields)).status, JSON.stringify(fields)).toBe(status);
  expect((await workshop.post(LIST, form)).status).toBe(404);
  expect((await paymentOf(token)).state).toBe('capturing');
  expect(notice(await boss.post(LIST, form))).toContain('Die Zahlung ist freigegeben');
});

it('the list of tasks leads to it', async () => {
  const token = await atPaypal('approve', false);
  await orphan(token);
  const today = await boss.open('/muster/tresen');
  expect(today.text).toContain('/muster/tresen/zahlungen?ansicht=ohne-bestellung');
  const { id } = await paymentOf(token);
  await boss.post(LIST, fieldsOf(await boss.open(LIST), id));
});
