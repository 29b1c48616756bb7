import http from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a page asked Matomo's script to do, in order. */
export type MatomoCall = [method: string, ...values: unknown[]];

export interface MatomoServer {
  url: string;
  /** Paths of all requests. */
  asked: string[];
  calls(): MatomoCall[];
  stop(): void;
}

interface SentCall {
  /** When the page's document began. */
  document: number;
  position: number;
  call: MatomoCall;
}

/** Calls may overtake each other: one counts when all before it have arrived. */
function inOrder(received: readonly SentCall[]): MatomoCall[] {
  const next = new Map<number, number>();
  return received
    .toSorted((a, b) => a.document - b.document || a.position - b.position)
    .flatMap(({ document, position, call }) => {
      if (position !== (next.get(document) ?? 0)) return [];
      next.set(document, position + 1);
      return [call];
    });
}

/** Stands in for Matomo's script: sends each call as it is. A tag manager's container is empty. */
const script = (origin: string) => `{
  let position = 0;
  const send = (call) => navigator.sendBeacon('${origin}/matomo.php',
    JSON.stringify({ document: performance.timeOrigin, position: position++, call }));
  const waiting = window._paq ?? [];
  window._paq = { push: (...calls) => calls.forEach(send) };
  waiting.forEach(send);
}`;

/** @param refuse answers in place of Matomo */
export async function startMatomoServer(refuse?: http.RequestListener): Promise<MatomoServer> {
  const asked: string[] = [];
  const received: SentCall[] = [];
  const server = http.createServer((request, response) => {
    asked.push(request.url ?? '');
    if (refuse) return refuse(request, response);
    if (request.method !== 'POST')
      return response
        .writeHead(200, { 'content-type': 'text/javascript' })
        .end(request.url?.startsWith('/js/') ? '' : script(url));
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      received.push(JSON.parse(Buffer.concat(chunks).toString()));
      response.writeHead(204, { 'access-control-allow-origin': '*' }).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://localhost:${(server.address() as AddressInfo).port}`;
  return {
    url,
    asked,
    calls: () => inOrder(received),
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
