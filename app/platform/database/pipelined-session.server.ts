import { NodePgDatabase, NodePgSession, NodePgTransaction } from 'drizzle-orm/node-postgres';
import { PgDialect } from 'drizzle-orm/pg-core';
import type pg from 'pg';

type NoSchema = Record<string, never>;
type Session = NodePgSession<NoSchema, NoSchema>;
type Transaction = NodePgTransaction<NoSchema, NoSchema>;

const MAX_NAMES = 200;

/** Statements are prepared once per connection, except those with a list: its length decides the plan. */
class TransactionSession extends NodePgSession<NoSchema, NoSchema> {
  private readonly names = new Map<string, string>();

  private nameOf(text: string): string | undefined {
    const { names } = this;
    if (!names.has(text) && names.size < MAX_NAMES) names.set(text, `transaction_${names.size}`);
    return names.get(text);
  }

  override prepareQuery: Session['prepareQuery'] = (query, fields, name, ...rest) =>
    super.prepareQuery(
      query,
      fields,
      name ?? (query.params.some(Array.isArray) ? undefined : this.nameOf(query.sql)),
      ...rest,
    );
}

class PipelinedSession extends NodePgSession<NoSchema, NoSchema> {
  private readonly transactions = new WeakMap<pg.PoolClient, Transaction>();

  constructor(
    private readonly pool: pg.Pool,
    private readonly dialectOfAll: PgDialect,
  ) {
    super(pool, dialectOfAll, undefined);
  }

  /** One session for all transactions of a connection, because statements are prepared for it once. */
  private transactionOn(client: pg.PoolClient): Transaction {
    const known = this.transactions.get(client);
    if (known) return known;
    const session = new TransactionSession(client, this.dialectOfAll, undefined);
    const made = new NodePgTransaction<NoSchema, NoSchema>(this.dialectOfAll, session, undefined);
    this.transactions.set(client, made);
    return made;
  }

  override async transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    const client = await this.pool.connect();
    let lost: Error | undefined;
    try {
      // Prepared, so that it waits for the socket to gather. It fails only with its connection.
      const begun = client.query({ name: 'begin', text: 'begin' });
      begun.catch(() => undefined);
      const result = await work(this.transactionOn(client));
      await begun;
      await client.query('commit');
      return result;
    } catch (error) {
      // A connection that cannot roll back is gone; the first error says why.
      await client.query('rollback').catch((failure: Error) => {
        lost = failure;
      });
      throw error;
    } finally {
      client.release(lost);
    }
  }
}

export function pipelinedDatabase(pool: pg.Pool): NodePgDatabase {
  const dialect = new PgDialect({ casing: 'snake_case' });
  return new NodePgDatabase(dialect, new PipelinedSession(pool, dialect), undefined);
}
