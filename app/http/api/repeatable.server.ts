import { createHash } from 'node:crypto';
import { type RecordMade, runOnce } from '~/platform/repeats/run-once.server';
import type { CallScope } from './call.server';
import { type Refused, refusal } from './refusal';

export const IDEMPOTENCY_KEY = 'idempotency-key';
export const MAX_KEY = 200;

const badKey = refusal(400, 'bad_idempotency_key', `Ein Schlüssel hat 1 bis ${MAX_KEY} sichtbare Zeichen.`);
export const stillRunning: Refused = {
  refusal: {
    ...refusal(409, 'still_running', 'Die erste Anfrage mit diesem Schlüssel läuft noch.').refusal,
    retryAfter: 1,
  },
};
const otherContent = refusal(
  422,
  'idempotency_key_reused',
  'Dieser Schlüssel gehört zu einer Anfrage mit anderem Inhalt.',
);

export const repeatRefusals = [badKey, stillRunning, otherContent];

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
  if (!done.ok) return done.code === 'still-running' ? stillRunning : otherContent;
  return 'made' in done ? { id: done.made } : done.result;
}
