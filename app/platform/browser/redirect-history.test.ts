import { expect, it } from 'vitest';
import { command, type HistoryCommand, redirectInHistory } from './redirect-history';

const redirected = (status: number, { method = 'GET', at = '/alt' } = {}) => {
  const result = new Response(null, { status, headers: { Location: '/neu' } });
  const request = new Request('http://a.example/alt', { method });
  redirectInHistory({ page: { result } }, request, `http://a.example${at}#teil`);
  return result.headers.get('X-Remix-Replace');
};

it.each([
  [301, 'true'],
  [302, 'true'],
  [303, null],
  [307, null],
  [308, null],
])('status %d replaces its own entry: %s', (status, expected) => {
  expect(redirected(status)).toBe(expected);
});

it('the page that a click comes from and the page of a form stay', () => {
  expect(redirected(301, { at: '/start' })).toBeNull();
  expect(redirected(302, { method: 'POST' })).toBeNull();
});

it('a history command that is neither push nor replace is an error', () => {
  expect(() => command(new Response(), 'back' as HistoryCommand)).toThrow('Unknown history command: back');
});
