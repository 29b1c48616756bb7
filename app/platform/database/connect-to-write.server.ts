import type pg from 'pg';

const readOnly = new WeakSet<pg.PoolClient>();

/** A connection keeps the mode of its start, also after the database can be written again. */
export function watchModes(pool: pg.Pool): void {
  pool.on('connect', (client) => {
    client
      .query<{ default_transaction_read_only: string }>('show default_transaction_read_only')
      .then(({ rows: [mode] }) => {
        if (mode?.default_transaction_read_only === 'on') readOnly.add(client);
      })
      .catch(() => undefined);
  });
}

/** A connection started while the database could only be read is closed, and another one taken. */
export async function connectToWrite(pool: pg.Pool): Promise<pg.PoolClient> {
  const client = await pool.connect();
  if (!readOnly.has(client)) return client;
  client.release(true);
  return connectToWrite(pool);
}
