import type { Server } from 'node:http';
import net from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

const TURN_MS = 20;
const GRACE_MS = 11_000;
const QUIET_MS = 300;
/** Closing would reset connections in the kernel's queue, so they are accepted first. */
const LAST_CALL_MS = 150;
const MAX_LAST_CALL_MS = 3_000;

/** `stop` closes without failing a request, once proxies see that the node is not ready; `closeIdleConnections` keeps connections that sent nothing. */
export function gracefulStop(server: Server): {
  isStopping: () => boolean;
  stop(drainMs: number): Promise<void>;
} {
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
  /** Counts turns, not time: nothing is accepted while a page is rendered. */
  async function quiet(quietMs: number, atMostMs: number): Promise<void> {
    const until = performance.now() + atMostMs;
    let endedBefore = ended;
    for (let calm = 0; calm * TURN_MS < quietMs && performance.now() < until; calm += 1) {
      await wait(TURN_MS);
      if (running > 0 || ended !== endedBefore) calm = 0;
      endedBefore = ended;
    }
  }
  const stop = async (drainMs: number) => {
    stopping = true;
    await wait(drainMs);
    await quiet(LAST_CALL_MS, MAX_LAST_CALL_MS);
    // The server's own `close` would also end connections whose request was not read yet.
    const closed = new Promise<void>((resolve) => net.Server.prototype.close.call(server, () => resolve()));
    await quiet(QUIET_MS, GRACE_MS);
    server.closeAllConnections();
    await closed;
  };
  return { isStopping: () => stopping, stop };
}
