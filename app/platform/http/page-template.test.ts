import zlib from 'node:zlib';
import { expect, test } from 'vitest';
import { placeholder } from '../html/placeholders';
import { pageTemplate } from './page-template.server';
import { contentSecurityPolicy } from './security-headers.server';
import type { Answer } from './send-answer.server';

const secret = 'of-this-process';
const value = JSON.stringify({ name: '</script><b>&"\\' });
const filling = { isYes: (name: string) => name === 'isWished tyre', text: () => '4', data: value };

function answerOf(type: string, body: string): Answer {
  const headers: [string, string][] = [
    ['content-type', type],
    ['content-security-policy', contentSecurityPolicy(body)],
    ['cache-control', 'private, no-cache'],
    ['etag', '"template"'],
  ];
  return { status: 200, headers, body: Buffer.from(body), etag: '"template"' };
}

test('a page is filled in where it shows the visitor, and its script is allowed as it stands there then', () => {
  const data = JSON.stringify(JSON.stringify([placeholder(secret, 'data')]));
  const page = `<p>${placeholder(secret, 'pieces')}</p><script>enqueue(${data})</script><script>close()</script>`;
  const filled = pageTemplate(answerOf('text/html; charset=utf-8', page), secret)?.(filling);
  const html = filled?.body.toString() ?? '';
  expect(html).toContain('<p>4</p>');
  expect(html.match(/<\/script>/g)).toHaveLength(2);
  const sent = /enqueue\((.*?)\)<\/script>/.exec(html)?.[1] ?? '';
  expect(JSON.parse(JSON.parse(sent))).toEqual([value]);
  expect(filled?.headers).toContainEqual(['content-security-policy', contentSecurityPolicy(html)]);
});

test('a choice is made between two texts, and the page is the same in every encoding', async () => {
  const button = (name: string) => `<button>${placeholder(secret, name, ['Gemerkt', 'Merken'])}</button>`;
  const page = `${button('isWished tyre')}<p>${placeholder(secret, 'pieces')}</p>${button('isWished rim')}`;
  const fill = pageTemplate(answerOf('text/html', page), secret);
  const wished = fill?.(filling);
  expect(wished?.body.toString()).toBe('<button>Gemerkt</button><p>4</p><button>Merken</button>');
  const others = fill?.({ ...filling, isYes: () => false, text: () => '12' });
  expect(others?.body.toString()).toBe('<button>Merken</button><p>12</p><button>Merken</button>');
  for (const one of [wished, others]) {
    expect(one?.encodings).toEqual(['gzip']);
    expect(zlib.gunzipSync((await one?.encode?.('gzip')) ?? '')).toEqual(one?.body);
  }
});

test('the data of a page are filled in', () => {
  const data = JSON.stringify([placeholder(secret, 'data')]);
  const filled = pageTemplate(answerOf('text/x-script', data), secret)?.(filling);
  expect(JSON.parse(filled?.body.toString() ?? '')).toEqual([value]);
});

test('what is filled in is kept by nobody', () => {
  const filled = pageTemplate(answerOf('text/html', '<p></p>'), secret)?.(filling);
  expect(filled?.etag).toBeUndefined();
  expect(filled?.headers.filter(([name]) => ['etag', 'cache-control'].includes(name))).toEqual([
    ['cache-control', 'private, no-store'],
  ]);
});

test('what is no page stays as it is', () => {
  expect(pageTemplate(answerOf('image/svg+xml', '<svg/>'), secret)).toBeUndefined();
});
