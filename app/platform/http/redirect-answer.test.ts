import { expect, it } from 'vitest';
import { dataRedirectAnswer, redirectAnswer } from './redirect-answer.server';

it('a document is redirected by status and Location, and not kept', () => {
  const answer = redirectAnswer('/neu', 301);
  expect(answer.status).toBe(301);
  expect(Object.fromEntries(answer.headers)).toEqual({ location: '/neu', 'cache-control': 'no-store' });
});

it('the router is told in headers, with an empty answer', () => {
  const { status, headers, body } = dataRedirectAnswer('http://a.example/neu', 302, true);
  expect([status, body.length]).toEqual([204, 0]);
  expect(Object.fromEntries(headers)).toEqual({
    'x-remix-redirect': 'http://a.example/neu',
    'x-remix-status': '302',
    'x-remix-reload-document': 'true',
    'cache-control': 'no-store',
  });
  expect(dataRedirectAnswer('http://a.example/neu', 307, false).headers).toHaveLength(3);
});
