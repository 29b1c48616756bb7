import pg from 'pg';

/** A connection that can only read serves so long, while the whole database can only be read. */
const READS_FOR_MS = 1_000;

interface Mode {
  startedAt: number;
  isReadOnly: boolean;
}

type Taken = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  done: (release?: unknown) => void,
) => void;

/**
 * A connection keeps the mode of its start, also after the database can be written again. One that started while it could only
 * be read is closed when it is next taken, at once if a later one can write, otherwise after a second.
 */
export class WritingPool extends pg.Pool {
  private readonly modes = new WeakMap<pg.PoolClient, Mode>();
  private writableSince = Number.NEGATIVE_INFINITY;

  constructor(options: pg.PoolConfig) {
    super(options);
    this.on('connect', (client) => this.ask(client));
  }

  private ask(client: pg.PoolClient): void {
    const mode = { startedAt: performance.now(), isReadOnly: false };
    this.modes.set(client, mode);
    client
      .query<{ default_transaction_read_only: string }>('show default_transaction_read_only')
      .then(({ rows: [answer] }) => {
        mode.isReadOnly = answer?.default_transaction_read_only === 'on';
        if (!mode.isReadOnly) this.writableSince = Math.max(this.writableSince, mode.startedAt);
      })
      .catch(() => undefined);
  }

  private isStale(client: pg.PoolClient): boolean {
    const mode = this.modes.get(client);
    if (!mode?.isReadOnly) return false;
    return mode.startedAt < this.writableSince || performance.now() - mode.startedAt > READS_FOR_MS;
  }

  private take(taken: Taken): void {
    super.connect((error, client, done) => {
      if (!client || !this.isStale(client)) return taken(error, client, done);
      client.release(true);
      this.take(taken);
    });
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(taken: Taken): void;
  override connect(taken?: Taken): Promise<pg.PoolClient> | undefined {
    if (taken) {
      this.take(taken);
      return undefined;
    }
    return new Promise((resolve, reject) => {
      this.take((error, client) => (client ? resolve(client) : reject(error)));
    });
  }
}
