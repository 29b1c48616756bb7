import type { ZodType } from 'zod';
import type { KeyedContext } from '~/platform/context';

/** So long the result of a form can be opened again. */
const VALID_MS = 24 * 60 * 60_000;

type Keyed = Pick<KeyedContext, 'keys' | 'now'>;

/** Of the page that follows a form: what was sent, readable by the shop only, so that the page can be opened again. */
export function sealQuery({ keys, now }: Keyed, page: string, value: unknown): string {
  const until = now().getTime() + VALID_MS;
  return encodeURIComponent(keys.seal(JSON.stringify({ until, value }), `query ${page}`));
}

/** @returns undefined for what is changed, of another page, or too old */
export function openQuery<Value>(
  { keys, now }: Keyed,
  page: string,
  { sealed, schema }: { sealed: string | null; schema: ZodType<Value> },
): Value | undefined {
  if (sealed === null) return undefined;
  const text = opened(keys, sealed, page);
  if (text === undefined) return undefined;
  const { until, value } = JSON.parse(text) as { until: number; value: unknown };
  return until > now().getTime() ? schema.safeParse(value).data : undefined;
}

function opened(keys: KeyedContext['keys'], sealed: string, page: string): string | undefined {
  try {
    return keys.open(sealed, `query ${page}`);
  } catch {
    return undefined;
  }
}
