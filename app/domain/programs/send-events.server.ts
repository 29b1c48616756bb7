import { setTimeout as wait } from 'node:timers/promises';
import { and, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import pLimit from 'p-limit';
import { locations } from '~/domain/tenancy/tables';
import { OutgoingError } from '~/outgoing/call-out.server';
import { postMessage } from '~/outgoing/post-message.server';
import type { Context, KeyedContext } from '~/platform/context';
import { inTransaction } from '~/platform/database/transaction.server';
import { type DomainEvent, eventsFromNow, readEvents } from '~/platform/events/read-events.server';
import { enqueueJob } from '~/platform/jobs/jobs.server';
import { claimMessages } from './delivery-claims.server';
import { signedHeaders } from './sign-message';
import { type Delivery, SEND_EVENTS, scopeOfType } from './subscriptions.server';
import { apiKeys, deliveries, subscriptions } from './tables';

const EVENTS_AT_ONCE = 500;
/** To one receiver. */
const PARALLEL = 8;
const TIMEOUT_MS = 10_000;
const ROUND_MS = 20_000;
const PAUSE_MS = 1_000;
const GONE = 410;

const MINUTE = 60;
const HOUR = 60 * MINUTE;
/** Seconds after each failed attempt; together three days. */
const pauses = [5, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 5 * HOUR, 10 * HOUR, 14 * HOUR, 20 * HOUR, 20 * HOUR];

const activeSubscriptions = ({ db, now }: Context, id?: string) =>
  db
    .select({ subscription: subscriptions, key: apiKeys })
    .from(subscriptions)
    .innerJoin(apiKeys, eq(apiKeys.id, subscriptions.keyId))
    .where(
      and(
        id ? eq(subscriptions.id, id) : undefined,
        isNull(subscriptions.endedAt),
        isNull(apiKeys.revokedAt),
        gt(apiKeys.expiresAt, now()),
      ),
    );

type Active = Awaited<ReturnType<typeof activeSubscriptions>>[number];

const bodyOf = ({ type, at, subject, data }: DomainEvent, standortUrl: string | null): string =>
  JSON.stringify({ type, timestamp: at.toISOString(), data: { ...data, subject, standortUrl } });

async function urlsOf({ db }: Context, events: readonly DomainEvent[]): Promise<Map<string, string>> {
  const ids = [...new Set(events.flatMap(({ locationId }) => locationId ?? []))];
  if (ids.length === 0) return new Map();
  const { id, url } = locations;
  const rows = await db.select({ id, url }).from(locations).where(inArray(id, ids));
  return new Map(rows.map((row) => [row.id, row.url]));
}

/** Makes messages of new events. @returns whether there may be more */
async function collect(context: Context, { subscription: { id, types }, key }: Active): Promise<boolean> {
  return inTransaction(context, async (tx) => {
    const [locked] = await tx.db.select().from(subscriptions).where(eq(subscriptions.id, id)).for('update');
    if (!locked) return false;
    const read = await readEvents(tx, locked.cursor, {
      types: types.filter((type) => key.scopes.includes(scopeOfType[type])),
      locationIds: key.locationIds ?? undefined,
      limit: EVENTS_AT_ONCE,
    });
    const own = eq(subscriptions.id, id);
    if (!read.ok) {
      tx.log.warn({ subscription: id }, 'a subscription was silent for too long and begins anew');
      await tx.db
        .update(subscriptions)
        .set({ cursor: await eventsFromNow(tx) })
        .where(own);
      return false;
    }
    const urls = await urlsOf(tx, read.events);
    const now = tx.now();
    if (read.events.length > 0)
      await tx.db
        .insert(deliveries)
        .values(
          read.events.map((event) => ({
            subscriptionId: id,
            eventId: event.id,
            type: event.type,
            subject: event.subject,
            body: bodyOf(event, event.locationId === null ? null : (urls.get(event.locationId) ?? null)),
            createdAt: now,
            nextAt: sql`now()`,
          })),
        )
        .onConflictDoNothing();
    await tx.db.update(subscriptions).set({ cursor: read.cursor }).where(own);
    return read.hasMore;
  });
}

function secretsOf(
  { keys, now }: KeyedContext,
  { id, secret, olderSecret, olderUntil }: Active['subscription'],
) {
  const isRotating = olderSecret && olderUntil && olderUntil > now();
  return [secret, ...(isRotating ? [olderSecret] : [])].map((sealed) => keys.open(sealed, id));
}

async function failureOf(
  context: KeyedContext,
  { id, body }: Delivery,
  subscription: Active['subscription'],
  origins: readonly string[],
): Promise<{ status: number; message: string } | undefined> {
  try {
    const headers = signedHeaders({ id, at: context.now(), body }, secretsOf(context, subscription));
    const status = await postMessage(subscription.url, { body, headers, timeoutMs: TIMEOUT_MS }, origins);
    return status >= 200 && status < 300 ? undefined : { status, message: `HTTP ${status}` };
  } catch (error) {
    if (!(error instanceof OutgoingError)) context.log.error({ err: error }, 'an event cannot be sent');
    return { status: 0, message: error instanceof OutgoingError ? error.message : 'cannot be signed' };
  }
}

async function storeOutcome(
  { db, now }: Context,
  { id, attempts, subscriptionId }: Delivery,
  failed: Awaited<ReturnType<typeof failureOf>>,
): Promise<void> {
  const pause = pauses[attempts - 1];
  const outcome = failed
    ? {
        failure: failed.message,
        ...(pause === undefined || failed.status === GONE
          ? { deadAt: now() }
          : { nextAt: sql`now() + make_interval(secs => ${pause})` }),
      }
    : { deliveredAt: now(), failure: null };
  await db
    .update(deliveries)
    .set(outcome)
    .where(and(eq(deliveries.id, id), isNull(deliveries.deliveredAt)));
  if (failed?.status === GONE)
    await db.update(subscriptions).set({ endedAt: now() }).where(eq(subscriptions.id, subscriptionId));
}

interface Round {
  context: KeyedContext;
  origins: readonly string[];
  mayBegin(): boolean;
}

/** @returns whether there was something to send */
async function sendDue({ context, origins, mayBegin }: Round, subscriptionId: string): Promise<boolean> {
  const { messages, begin, end, release } = await claimMessages(context, subscriptionId);
  try {
    if (messages.length === 0) return false;
    // Read after the claim: the secret or the subscription may have ended meanwhile.
    const [active] = await activeSubscriptions(context, subscriptionId);
    if (!active) return false;
    const limit = pLimit(PARALLEL);
    const send = async (message: Delivery) => {
      if (!mayBegin() || !begin(message.id)) return;
      const failed = await failureOf(context, message, active.subscription, origins);
      end(message.id);
      await storeOutcome(context, message, failed);
    };
    await Promise.all(messages.map((message) => limit(send, message)));
    return true;
  } finally {
    await release();
  }
}

async function serve(round: Round, one: Active): Promise<void> {
  let isBusy = true;
  while (isBusy && round.mayBegin()) {
    const hasMore = await collect(round.context, one);
    const hasSent = await sendDue(round, one.subscription.id);
    isBusy = hasMore || hasSent;
  }
}

/**
 * A job that makes its successor as long as somebody listens. Receivers are served side by side; the successor begins while
 * slow ones still answer.
 * @param origins that may get events besides public ones
 * @param stopped the node ends
 */
export async function sendEvents(
  context: KeyedContext,
  origins: readonly string[],
  stopped?: AbortSignal,
): Promise<void> {
  const ends = performance.now() + ROUND_MS;
  const round = { context, origins, mayBegin: () => performance.now() < ends && !stopped?.aborted };
  const running = new Map<string, Promise<void>>();
  do {
    const active = await activeSubscriptions(context);
    if (active.length === 0 && running.size === 0) return;
    for (const one of active) {
      const { id } = one.subscription;
      if (running.has(id)) continue;
      const served = serve(round, one)
        .catch((error: unknown) => context.log.warn({ err: error, subscription: id }, 'events wait'))
        .finally(() => running.delete(id));
      running.set(id, served);
    }
    await Promise.race([Promise.all(running.values()), wait(PAUSE_MS)]);
  } while (running.size > 0 && round.mayBegin());
  const runAt = new Date(Date.now() + (running.size > 0 ? 0 : PAUSE_MS));
  await enqueueJob(context.db, SEND_EVENTS, {}, { key: SEND_EVENTS, runAt });
  await Promise.all(running.values());
}
