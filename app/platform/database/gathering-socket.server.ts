import { Socket } from 'node:net';

/**
 * A socket that sends in one call what is written to it in one turn of the event loop. The driver uncorks after every
 * statement; so those of a `Promise.all` go out together.
 */
export class GatheringSocket extends Socket {
  override uncork(): void {
    process.nextTick(() => super.uncork());
  }
}
