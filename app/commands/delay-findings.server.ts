import { sql } from 'drizzle-orm';
import { providerTitles } from '~/domain/desk/messages';
import type { Context } from '~/platform/context';
import { momentOfDatabase } from '~/values/calendar';
import { formatMoment } from '~/values/german-date';
import type { Finding } from './finding';

type Late = { name: string; count: number; oldest: Date };
type Row = { name: string; count: string; oldest: string };

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Seconds; each is many times what the work takes, and less than people wait. */
const limits = {
  job: 10 * MINUTE,
  payment: 15 * MINUTE,
  pending: 7 * 24 * HOUR,
  refund: HOUR,
  message: HOUR,
};

const ago = (seconds: number) => sql`now() - make_interval(secs => ${seconds})`;

async function late(context: Context, query: ReturnType<typeof sql>): Promise<Late[]> {
  const { rows } = await context.db.execute<Row>(query);
  return rows.map(({ name, count, oldest }) => ({
    name,
    count: Number(count),
    oldest: momentOfDatabase(oldest),
  }));
}

const told = ({ count, oldest }: Late) => ({
  text: `${count}, the oldest since ${oldest.toISOString()}`,
  words: `${count}, am längsten seit ${formatMoment(oldest)} Uhr`,
});

const titleOf = (provider: string) =>
  Object.entries(providerTitles).find(([name]) => name === provider)?.[1] ?? provider;

/** Begun so often without an end or an error; each time, the job was given to another worker after two minutes. */
const MAX_BEGINNINGS = 3;

/** Jobs that no node begins, or none ends. */
export async function lateJobs(context: Context): Promise<Finding[]> {
  const found = await late(
    context,
    sql`select task_identifier as name, count(*) as count, min(run_at) as oldest
      from graphile_worker.jobs
      where (locked_at is null and attempts < max_attempts and run_at < ${ago(limits.job)}) or (attempts >= ${MAX_BEGINNINGS} and last_error is null)
      group by 1 order by 1`,
  );
  return found.map((one) => ({
    kind: 'bad',
    text: `job ${one.name} hangs: ${told(one).text}: see the log of the nodes, and start them again`,
    words: `Aufgabe ${one.name} hängt: ${told(one).words}. Bitte das Protokoll der Server ansehen und sie neu starten.`,
  }));
}

/** Payments and refunds whose provider has not decided. */
export async function latePayments(context: Context): Promise<Finding[]> {
  const found = await late(
    context,
    sql`select provider as name, count(*) as count, min(created_at) as oldest from payments
      where (state = 'capturing' and greatest(created_at, capture_asked_at) < ${ago(limits.payment)})
        or (state = 'pending' and created_at < ${ago(limits.pending)}) group by 1 order by 1`,
  );
  const refunds = await late(
    context,
    sql`select coalesce(provider, 'Hand') as name, count(*) as count, min(refunds.created_at) as oldest
      from refunds left join payments on payments.id = payment_id
      where refunds.state in ('requested', 'unknown') and refunds.created_at < ${ago(limits.refund)} group by 1 order by 1`,
  );
  const payments = found.map(
    (one): Finding => ({
      kind: 'bad',
      text: `payments by ${one.name} hang: ${told(one).text}: look at them in the provider's own pages, and whether its API can be reached`,
      words: `Zahlungen über ${titleOf(one.name)} hängen: ${told(one).words}. Bitte beim Zahlungsdienst nachsehen, und ob er erreichbar ist.`,
    }),
  );
  return [
    ...payments,
    ...refunds.map(
      (one): Finding => ({
        kind: 'bad',
        text: `refunds by ${one.name} hang: ${told(one).text}: look at them in the provider's own pages; "radhaus order todo" names the orders`,
        words: `Erstattungen über ${titleOf(one.name)} hängen: ${told(one).words}. Bitte beim Zahlungsdienst nachsehen.`,
      }),
    ),
  ];
}

/** Events that a program does not take. */
export async function lateMessages(context: Context): Promise<Finding[]> {
  const found = await late(
    context,
    sql`select url as name, count(*) as count, min(deliveries.created_at) as oldest
      from deliveries join subscriptions on subscriptions.id = subscription_id
        join api_keys on api_keys.id = key_id
      where delivered_at is null and dead_at is null and ended_at is null and revoked_at is null and expires_at > now()
        and deliveries.created_at < ${ago(limits.message)} group by 1 order by 1`,
  );
  return found.map((one) => ({
    kind: 'bad',
    text: `events for ${one.name} wait: ${told(one).text}: call whoever runs it; each is tried for three days ("radhaus events --help")`,
    words: `Meldungen an ${one.name} warten: ${told(one).words}. Bitte den Betreiber des Programms anrufen; jede wird drei Tage lang versucht.`,
  }));
}
