import { expect, test } from 'vitest';
import { forgetPages, recallPage, rememberPage } from './visited-pages';

const lost = () => ({ type: 'error' as const, result: new TypeError('Failed to fetch') });
const at = (path: string) => new URL(`https://shop.example${path}`);

test('what did not arrive is what the page showed before', () => {
  rememberPage('/reifen?seite=2', { list: 'before' });
  const results = { list: lost() };
  recallPage(results, at('/reifen?seite=2'));
  expect(results.list).toEqual({ type: 'data', result: 'before' });
});

test('a refusal stays, and so does a page that was never shown, or only in part', () => {
  rememberPage('/agb', { text: 'before' });
  const refused = { text: { type: 'error' as const, result: { status: 404 } } };
  const unknown = { text: lost() };
  const partly = { text: lost(), more: lost() };
  recallPage(refused, at('/agb'));
  recallPage(unknown, at('/impressum'));
  recallPage(partly, at('/agb'));
  expect([refused.text.type, unknown.text.type, partly.text.type]).toEqual(['error', 'error', 'error']);
});

test('the pages before the last twenty are forgotten', () => {
  rememberPage('/erste', { text: 'before' });
  for (let count = 0; count < 20; count += 1) rememberPage(`/seite-${count}`, { text: count });
  const results = { text: lost() };
  recallPage(results, at('/erste'));
  expect(results.text.type).toBe('error');
});

test('after a form no page of before comes back', () => {
  rememberPage('/account', { orders: 'mine' });
  forgetPages();
  const results = { orders: lost() };
  recallPage(results, at('/account'));
  expect(results.orders.type).toBe('error');
});
