import { createHash } from 'node:crypto';
import { type RecordMade, type RunOnceResult, runOnce } from '~/platform/repeats/run-once.server';
import type { CallScope, Refused } from './call.server';

export const IDEMPOTENCY_KEY = 'idempotency-key';
export const MAX_KEY = 200;

export const repeatRefusals: [status: number, reason: string][] = [
  [400, 'bad_idempotency_key'],
  [409, 'still_running'],
  [422, 'idempotency_key_reused'],
];

const refusals = {
  'still-running': {
    status: 409,
    reason: 'still_running',
    message: 'Die erste Anfrage mit diesem Schlüssel läuft noch.',
    retryAfter: 1,
  },
  'other-content': {
    status: 422,
    reason: 'idempotency_key_reused',
    message: 'Dieser Schlüssel gehört zu einer Anfrage mit anderem Inhalt.',
  },
} as const satisfies Record<Extract<RunOnceResult<unknown>, { ok: false }>['code'], Refused['refusal']>;

export const stillRunning: Refused = { refusal: refusals['still-running'] };

const badKey: Refused = {
  refusal: {
    status: 400,
    reason: 'bad_idempotency_key',
    message: `Ein Schlüssel hat 1 bis ${MAX_KEY} sichtbare Zeichen.`,
  },
};

const hashOf = (...parts: readonly unknown[]) =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url');

/** Without the header, each request counts. @param make returns the id of what it made, and records it in the transaction */
export async function makeOnce(
  { context, bearer, repeat }: Pick<CallScope, 'context' | 'bearer' | 'repeat'>,
  content: unknown,
  make: (record?: RecordMade) => Promise<{ id: string } | Refused>,
): Promise<{ id: string } | Refused> {
  const { key, address } = repeat;
  if (key === null) return make();
  if (!/^[\x21-\x7e]+$/.test(key) || key.length > MAX_KEY) return badKey;
  const hashes = { key: hashOf(bearer, address, key), content: hashOf(content) };
  const done = await runOnce(context, hashes, make);
  if (!done.ok) return { refusal: refusals[done.code] };
  return 'made' in done ? { id: done.made } : done.result;
}
