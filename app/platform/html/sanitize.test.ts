import { expect, test } from 'vitest';
import { sanitizedHtml } from './sanitize.server';

test.each([
  [
    '<p>Rufen Sie an: <a href="tel:0431123">0431 123</a></p>',
    '<p>Rufen Sie an: <a href="tel:0431123">0431 123</a></p>',
  ],
  ['<a href="https://a.example/">A</a>', '<a href="https://a.example/" rel="noopener">A</a>'],
  ['<script>alert(1)</script>Hallo', 'Hallo'],
  ['<a href="javascript:alert(1)">x</a>', '<a>x</a>'],
  ['<a href="//boese.example">x</a>', '<a>x</a>'],
  ['<p onclick="x()" style="color:red">x</p>', '<p>x</p>'],
  ['<img src=x onerror=alert(1)>', ''],
  ['<iframe src="https://a.example"></iframe>', ''],
])('%s becomes %s', (html, safe) => {
  expect(sanitizedHtml(html)).toBe(safe);
});

test('what is clean stays as it is, so that it can be cleaned again when it is read', () => {
  const once = sanitizedHtml('<p>A &amp; B &lt; C <a href="/kontakt">Kontakt</a></p>');
  expect(sanitizedHtml(once)).toBe(once);
});
