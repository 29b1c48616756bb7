import { createHash } from 'node:crypto';
import { type RunOnceResult, runOnce } from '~/platform/repeats/run-once.server';
import type { Call, CallScope, Refused } from './call.server';

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
} as const satisfies Record<Extract<RunOnceResult, { ok: false }>['code'], Refused['refusal']>;

const badKey: Refused = {
  refusal: {
    status: 400,
    reason: 'bad_idempotency_key',
    message: `Ein Schlüssel hat 1 bis ${MAX_KEY} sichtbare Zeichen.`,
  },
};

const hashOf = (...parts: readonly unknown[]) =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url');

type Result = Awaited<ReturnType<Call['run']>>;

/** Without the header, each request counts. */
export async function answerOnce(
  { context, bearer }: Pick<CallScope, 'context' | 'bearer'>,
  { request, url, content }: { request: Request; url: URL; content: unknown },
  run: () => Promise<Result>,
): Promise<Result> {
  const header = request.headers.get(IDEMPOTENCY_KEY);
  if (header === null) return run();
  if (!/^[\x21-\x7e]+$/.test(header) || header.length > MAX_KEY) return badKey;
  const key = hashOf(bearer, request.method, url.pathname, header);
  const result = await runOnce(context, { key, content: hashOf(content) }, async () => {
    const answer = await run();
    return { status: 'refusal' in answer ? (answer as Refused).refusal.status : 200, answer };
  });
  return result.ok ? (result.answer as Result) : { refusal: refusals[result.code] };
}
