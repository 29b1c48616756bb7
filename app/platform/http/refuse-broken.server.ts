import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { securityHeaders } from './security-headers.server';
import type { Answer } from './send-answer.server';

/** A connection that is closed with unread bytes loses its answer, so this many are read after it. */
const MAX_REST_BYTES = 4 * 1024 * 1024;
const LINGER_MS = 5_000;

const statusByCode: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** The client has ended the connection: within a body it waits for no answer. */
const CUT_OFF = 'HPE_INVALID_EOF_STATE';

type Exchange = { request: IncomingMessage; response: ServerResponse };

function headersOf({ headers, body }: Answer): [string, string][] {
  const closing: [string, string][] = [
    ['content-length', String(body.length)],
    ['connection', 'close'],
  ];
  return [...Object.entries(securityHeaders), ...headers, ...closing];
}

function write(socket: Duplex, answer: Answer): void {
  const headers: [string, string][] = [['date', new Date().toUTCString()], ...headersOf(answer)];
  const lines = headers.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  socket.write(`HTTP/1.1 ${answer.status} ${STATUS_CODES[answer.status] ?? ''}\r\n${lines}\r\n`);
  socket.end(answer.body);
}

/** Reads no request any more: a parser that has failed would report each further piece again. */
function drain(socket: Duplex): void {
  let bytes = 0;
  socket.removeAllListeners('data');
  socket.on('data', (piece: Buffer) => {
    bytes += piece.length;
    if (bytes > MAX_REST_BYTES) socket.destroy();
  });
  socket.resume();
}

function destroyLater(socket: Duplex): void {
  const timer = setTimeout(() => socket.destroy(), LINGER_MS);
  socket.once('close', () => clearTimeout(timer));
}

/**
 * Answers what is no request of HTTP, or is larger than its parser takes. Answers of earlier requests on the connection
 * are sent first, and none that has begun is written into. @param answerFor has the request if its headers could be read
 */
export function refuseBroken(
  server: Server,
  answerFor: (status: number, request?: IncomingMessage) => Answer,
): void {
  const latest = new WeakMap<Duplex, Exchange>();
  const refused = new WeakSet<Duplex>();
  server.on('request', (request, response) => latest.set(request.socket, { request, response }));

  function answerBody({ request, response }: Exchange, status: number): void {
    if (!response.headersSent) {
      const answer = answerFor(status, request);
      response.writeHead(answer.status, headersOf(answer).flat()).end(answer.body);
    }
    destroyLater(request.socket);
  }

  function answerHead(socket: Duplex, status: number): void {
    if (!socket.writable) return void socket.destroy();
    write(socket, answerFor(status));
    destroyLater(socket);
  }

  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (refused.has(socket)) return;
    refused.add(socket);
    if (!socket.writable) return void socket.destroy();
    const status = statusByCode[error.code ?? ''] ?? 400;
    const exchange = latest.get(socket);
    const isInBody = exchange && !exchange.request.complete;
    if (isInBody && error.code === CUT_OFF) return void socket.destroy();
    drain(socket);
    if (isInBody) answerBody(exchange, status);
    else if (exchange && !exchange.response.closed)
      exchange.response.once('close', () => answerHead(socket, status));
    else answerHead(socket, status);
  });
}
