import type { IncomingMessage, ServerResponse } from 'node:http';

/** Bytes of a body that are read after its answer; browsers show the answer only if the body was taken. */
const MAX_REST_BYTES = 32 * 1024 * 1024;

/** Milliseconds; a reader that takes nothing is cut after once or twice this time, because sockets look twice. */
const UNREAD_MS = 6_000;

export function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/** Counts from the response's start, and again from each write: a page may need longer to be made. */
export function cutUnreadAnswers(response: ServerResponse): void {
  response.setTimeout(UNREAD_MS, () => {
    if (response.socket?.writableLength) response.socket.destroy();
  });
}

const isRead = (request: IncomingMessage) => request.complete && request.readableLength === 0;

/** `connection: close` tells the client that its next request needs another connection. */
export function announceRest(request: IncomingMessage, response: ServerResponse): void {
  if (isRead(request)) return;
  const bytes = Number(request.headers['content-length'] ?? Number.POSITIVE_INFINITY);
  if (bytes > MAX_REST_BYTES) response.setHeader('connection', 'close');
}

/** Resolves when the body has ended, was too long, or its connection is gone. Its time is limited by `cutSlowBodies`. */
function dropRest(request: IncomingMessage): Promise<void> {
  // A stream that nobody reads any more would hold the body back; it fails when the request closes.
  for (const event of ['data', 'readable', 'end']) request.removeAllListeners(event);
  let bytes = 0;
  return new Promise((resolve) => {
    request.on('data', (piece: Buffer) => {
      bytes += piece.length;
      if (bytes > MAX_REST_BYTES) resolve();
    });
    for (const event of ['end', 'close', 'error']) request.once(event, () => resolve());
    request.resume();
  });
}

/**
 * Ends an answer whose head was written. What is left of the request's body is read first: it would block the
 * connection's next request, and a connection that is closed with unread bytes loses the answer.
 */
export function endAnswer(
  request: IncomingMessage,
  response: ServerResponse,
  body: Buffer | undefined,
): void {
  if (isRead(request)) {
    response.end(body);
    return;
  }
  if (body) response.write(body);
  else response.flushHeaders();
  void dropRest(request).then(() => {
    response.end();
    if (!request.complete) response.once('finish', () => request.socket.destroy());
  });
}
