import type { Server } from 'node:http';
import net from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

const TURN_MS = 20;
/** Time that requests in flight have to end. */
const GRACE_MS = 15_000;
/** A connection that was accepted a moment ago may bring its request a moment later. */
const QUIET_MS = 300;
/** A busy process has connections in the kernel's queue, which closing would reset: it takes them in first. */
const LAST_CALL_MS = 150;
/** Under steady load the door closes nevertheless. */
const MAX_LAST_CALL_MS = 3_000;

/**
 * Watches a server's requests from now on, so that it can be stopped without failing any of them.
 * @returns the stop: takes no new connections, lets requests end, then closes connections that only wait. Node's own
 * `closeIdleConnections` leaves those open that never sent anything, as browsers keep them in reserve.
 */
export function gracefulStop(server: Server): () => Promise<void> {
  let running = 0;
  let stopping = false;
  let ended = 0;
  server.on('request', (_request, response) => {
    running += 1;
    if (stopping) response.setHeader('connection', 'close');
    response.once('close', () => {
      running -= 1;
      ended += 1;
    });
  });
  /**
   * Resolves as soon as no request has been running for `quietMs`, at the latest after `atMostMs`. Counts turns, not
   * time: while a page is rendered time passes, but nobody is let in.
   */
  async function quiet(quietMs: number, atMostMs: number): Promise<void> {
    const until = performance.now() + atMostMs;
    let endedBefore = ended;
    for (let calm = 0; calm * TURN_MS < quietMs && performance.now() < until; calm += 1) {
      await wait(TURN_MS);
      if (running > 0 || ended !== endedBefore) calm = 0;
      endedBefore = ended;
    }
  }
  return async () => {
    stopping = true;
    await quiet(LAST_CALL_MS, MAX_LAST_CALL_MS);
    // Not the server's own `close`: it also ends connections whose request has arrived but was not read yet.
    const closed = new Promise<void>((resolve) => net.Server.prototype.close.call(server, () => resolve()));
    await quiet(QUIET_MS, GRACE_MS);
    server.closeAllConnections();
    await closed;
  };
}
