import { once } from 'node:events';
import http from 'node:http';
import net, { type AddressInfo } from 'node:net';
import { afterAll, expect, it } from 'vitest';
import { sendAnswer } from './send-answer.server';

let asked = 0;
let open = 0;

/** Without an end, as it is for a visitor who does not read it. */
function endless(): ReadableStream<Uint8Array> {
  open += 1;
  return new ReadableStream({
    pull: (controller) => controller.enqueue(new Uint8Array(64 * 1024)),
    cancel: () => {
      open -= 1;
    },
  });
}

const server = http.createServer(async (request, response) => {
  asked += 1;
  await sendAnswer(request, response, { status: 200, headers: [], body: Buffer.alloc(0), stream: endless() });
});
server.listen(0);
await once(server, 'listening');
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

it.each([1, 2, 20])(
  'of %i requests on one connection that is closed unread, none keeps its stream',
  async (count) => {
    const warnings: Error[] = [];
    const onWarning = (warning: Error) => void warnings.push(warning);
    process.on('warning', onWarning);
    const before = asked;
    const socket = net.connect((server.address() as AddressInfo).port);
    socket.pause();
    socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(count));
    await expect.poll(() => asked - before).toBe(count);
    expect(open).toBe(count);
    socket.destroy();
    await expect.poll(() => open).toBe(0);
    process.off('warning', onWarning);
    expect(warnings).toEqual([]);
  },
);
