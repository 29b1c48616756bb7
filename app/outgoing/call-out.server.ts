/** Spec 1, sections 7 and 9. */
const TIMEOUT_MS = 60_000;
const MAX_REDIRECTS = 10;
const DEFAULT_LIMIT_BYTES = 2 * 1024 * 1024;

interface OutgoingAnswer {
  status: number;
  headers: Headers;
  text: string;
}

/** `code` is the HTTP status, or 0 without an answer. */
export class OutgoingError extends Error {
  readonly answer: Pick<OutgoingAnswer, 'headers' | 'text'> | undefined;

  constructor(
    message: string,
    readonly code: number,
    { answer, ...options }: ErrorOptions & { answer?: OutgoingAnswer } = {},
  ) {
    super(message, options);
    // Not enumerable, so that a log of the error omits it.
    Object.defineProperty(this, 'answer', { value: answer, enumerable: false });
  }
}

export interface OutgoingOptions {
  /** Also apply after a redirect. */
  allowedHosts: readonly string[];
  timeoutMs?: number;
  redirects?: number;
  limitBytes?: number;
  allowsHttp?: boolean;
}

/** Of a configured API: its own host, no redirects. */
export function onlyOrigin(api: string, timeoutMs: number): OutgoingOptions {
  const { hostname, protocol } = new URL(api);
  return { allowedHosts: [hostname], allowsHttp: protocol === 'http:', timeoutMs, redirects: 0 };
}

function checkedTarget(address: string | URL, options: OutgoingOptions): URL {
  const url = URL.canParse(String(address)) ? new URL(address) : undefined;
  const isSchemeAllowed = url?.protocol === 'https:' || (options.allowsHttp && url?.protocol === 'http:');
  if (!url || !isSchemeAllowed || url.username || url.password) {
    throw new OutgoingError('This address may not be called', 0);
  }
  if (!options.allowedHosts.includes(url.hostname)) {
    throw new OutgoingError(`${url.hostname} is not on the list of hosts that may be called`, 0);
  }
  return url;
}

async function readBody(response: Response, limit: number): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for await (const piece of response.body ?? []) {
    bytes += piece.byteLength;
    if (bytes > limit) throw new OutgoingError(`The answer is longer than ${limit} bytes`, response.status);
    text += decoder.decode(piece, { stream: true });
  }
  return text + decoder.decode();
}

/** 307 and 308 keep method and body, others become a GET. Another origin gets no headers but the body's type. */
function redirected(status: number, from: URL, to: URL, { signal, ...init }: RequestInit): RequestInit {
  if (status !== 307 && status !== 308) return { signal };
  const isSameOrigin = from.origin === to.origin;
  const type = new Headers(init.headers).get('content-type');
  const headers = isSameOrigin ? init.headers : type ? { 'content-type': type } : undefined;
  return { ...init, signal, headers };
}

async function follow(
  url: URL,
  init: RequestInit,
  options: OutgoingOptions,
  left: number,
): Promise<Response> {
  const response = await fetch(url, { ...init, redirect: 'manual' });
  const location = response.headers.get('location');
  if (response.status < 300 || response.status >= 400 || !location) return response;
  await response.body?.cancel();
  if (left === 0) throw new OutgoingError('Too many redirects', response.status);
  const target = checkedTarget(new URL(location, url), options);
  return follow(target, redirected(response.status, url, target, init), options, left - 1);
}

async function call(
  address: string | URL,
  options: OutgoingOptions,
  init: Pick<RequestInit, 'method' | 'headers' | 'body'> = {},
): Promise<OutgoingAnswer> {
  const url = checkedTarget(address, options);
  const signal = AbortSignal.timeout(options.timeoutMs ?? TIMEOUT_MS);
  try {
    const response = await follow(url, { ...init, signal }, options, options.redirects ?? MAX_REDIRECTS);
    const text = await readBody(response, options.limitBytes ?? DEFAULT_LIMIT_BYTES);
    const { status, headers } = response;
    const answer = { status, headers, text };
    if (!response.ok)
      throw new OutgoingError(`Request failed with status code ${status}`, status, { answer });
    return answer;
  } catch (error) {
    if (error instanceof OutgoingError) throw error;
    throw new OutgoingError(`No answer from ${url.hostname}`, 0, { cause: error });
  }
}

/** @throws {OutgoingError} for a forbidden URL, no answer in time, or a status outside 200 to 299 */
export async function callOut(...of: Parameters<typeof call>): Promise<string> {
  return (await call(...of)).text;
}

/** A field `error` is a failure at any status (spec 1, section 8). @throws {OutgoingError} also for invalid JSON */
export async function callOutJson(
  address: string | URL,
  options: OutgoingOptions,
  init?: Pick<RequestInit, 'method' | 'headers' | 'body'>,
): Promise<unknown> {
  const answer = await call(address, options, init);
  const { status, text } = answer;
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (cause) {
    throw new OutgoingError('The answer is no JSON', status, { cause, answer });
  }
  if (typeof json === 'object' && json !== null && 'error' in json && json.error) {
    const told = JSON.stringify(json.error).slice(0, 200);
    throw new OutgoingError(`The answer tells an error: ${told}`, status, { answer });
  }
  return json;
}
