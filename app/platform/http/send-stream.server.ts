import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream as WebStream } from 'node:stream/web';

/** What is sent on a connection. Node does not tell a response that waits behind another one that the connection is gone. */
const sending = new WeakMap<Socket, Set<AbortController>>();

function sendingOn(socket: Socket): Set<AbortController> {
  const known = sending.get(socket);
  if (known) return known;
  const all = new Set<AbortController>();
  sending.set(socket, all);
  socket.once('close', () => {
    for (const one of all) one.abort();
  });
  return all;
}

/** Ends when either side ends, or their connection; never throws. */
export async function sendStream(
  { socket }: IncomingMessage,
  response: ServerResponse,
  stream: ReadableStream<Uint8Array>,
): Promise<void> {
  if (socket.destroyed) return stream.cancel();
  const controller = new AbortController();
  const all = sendingOn(socket);
  all.add(controller);
  const { signal } = controller;
  await pipeline(Readable.fromWeb(stream as WebStream), response, { signal }).catch(() => undefined);
  all.delete(controller);
}
