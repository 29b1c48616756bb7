import type { Server } from 'node:http';
import net from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** Time that requests in flight have to end. */
const GRACE_MS = 15_000;
/** A connection that was accepted a moment ago may bring its request a moment later. */
const QUIET_MS = 300;
/** A busy process has connections in the kernel's queue, which closing would reset: it takes them in first. */
const LAST_CALL_MS = 100;

/**
 * Watches a server's requests from now on, so that it can be stopped without failing any of them.
 * @returns the stop: takes no new connections, lets requests end, then closes connections that only wait. Node's own
 * `closeIdleConnections` leaves those open that never sent anything, as browsers keep them in reserve.
 */
export function gracefulStop(server: Server): () => Promise<void> {
  let running = 0;
  let stopping = false;
  let lastEnd = 0;
  server.on('request', (_request, response) => {
    running += 1;
    if (stopping) response.setHeader('connection', 'close');
    response.once('close', () => {
      running -= 1;
      lastEnd = performance.now();
    });
  });
  return async () => {
    stopping = true;
    await wait(LAST_CALL_MS);
    lastEnd = performance.now();
    // Not the server's own `close`: it also ends connections whose request has arrived but was not read yet.
    const closed = new Promise<void>((resolve) => net.Server.prototype.close.call(server, () => resolve()));
    const until = performance.now() + GRACE_MS;
    while (performance.now() < until && (running > 0 || performance.now() - lastEnd < QUIET_MS)) {
      await wait(20);
    }
    server.closeAllConnections();
    await closed;
  };
}
