import { createClient } from '../../app/client/client.js';
import { answerCheck } from './api';

/** The client that programs get; its answers are compared as those of `apiOf`. `called`: the calls that were answered. */
export function apiClient(shop: { port: number }) {
  const check = answerCheck(shop);
  const called = new Set<string>();
  const client = createClient(`http://localhost:${shop.port}`, {
    fetch: async (address, init) => {
      const answer = await fetch(address, init);
      const { call } = await check({
        method: init?.method ?? 'GET',
        path: new URL(answer.url).pathname,
        status: answer.status,
        headers: Object.fromEntries(answer.headers),
        text: await answer.clone().text(),
      });
      if (answer.ok && call) called.add(`${call.method} ${call.path}`);
      return answer;
    },
  });
  return { client, called };
}
