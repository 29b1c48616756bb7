const TIMEOUT_MS = 60_000;

/** A refusal of the shop. `reason` never changes its name; `details` name the fields. */
export class ApiError extends Error {
  constructor(status, { reason, message, details = [] }, retryAfter) {
    super(message);
    this.name = 'ApiError';
    this.status = status;
    this.reason = reason;
    this.details = details;
    this.retryAfter = retryAfter;
  }
}

/** Lines of a batch, the one file of a form, or JSON. */
function contentOf(body) {
  if (body === undefined) return {};
  if (Array.isArray(body)) {
    const lines = body.map((line) => JSON.stringify(line)).join('\n');
    return { body: lines, headers: { 'content-type': 'application/x-ndjson' } };
  }
  if (typeof Blob !== 'undefined' && body instanceof Blob) {
    const form = new FormData();
    form.set('bild', body);
    return { body: form };
  }
  return { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
}

function addressOf(origin, path, input) {
  const rest = new Map(Object.entries(input).filter(([, value]) => value !== undefined));
  const filled = path.replace(/\{(\w+)\}/g, (_all, name) => {
    const value = rest.get(name);
    rest.delete(name);
    return encodeURIComponent(value);
  });
  const query = new URLSearchParams(
    [...rest].flatMap(([name, value]) => [value].flat().map((one) => [name, one])),
  );
  return origin + filled + (query.size > 0 ? `?${query}` : '');
}

async function refusalOf(response) {
  const { error } = await response.json().catch(() => ({}));
  const seconds = Number(response.headers.get('retry-after')) || undefined;
  return new ApiError(
    response.status,
    error ?? { reason: 'unreadable', message: `Request failed with status code ${response.status}` },
    seconds,
  );
}

/** @param origin of the shop: `https://shop.example` */
export function createClient(origin, { token, fetch: send = fetch } = {}) {
  return {
    as: (other) => createClient(origin, { token: other, fetch: send }),
    async call(name, input = {}, body = undefined, options = {}) {
      const { idempotencyKey, signal = AbortSignal.timeout(TIMEOUT_MS) } = options;
      const [method, path] = name.split(' ');
      const { headers, ...content } = contentOf(body);
      const response = await send(addressOf(origin, path, input), {
        method,
        ...content,
        headers: {
          ...headers,
          ...(token && { authorization: `Bearer ${token}` }),
          ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
        },
        credentials: 'omit',
        signal,
      });
      if (!response.ok) throw await refusalOf(response);
      return response.json();
    },
  };
}
