import { createHash, randomUUID } from 'node:crypto';
import type { BenchShop } from './bench-shop';

/** For all locations. */
export async function apiKeyOf({ client }: BenchShop, scopes: readonly string[]): Promise<string> {
  const key = `radhaus_${randomUUID()}`;
  await client.query(
    `insert into api_keys (id, hash, name, scopes, created_at, created_by, expires_at)
     values ($1, $2, 'bench', $3, now(), 'bench', now() + interval '1 day')`,
    [randomUUID(), createHash('sha256').update(key).digest('hex'), JSON.stringify(scopes)],
  );
  return key;
}
