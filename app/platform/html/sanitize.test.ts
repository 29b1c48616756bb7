import { expect, test } from 'vitest';
import { sanitizedHtml, sanitizedIcon, withCleanIcons } from './sanitize.server';

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

const icon = (inner: string, more = 'fill="currentColor"') =>
  `<svg viewBox="0 0 24 24" aria-hidden="true" ${more}>${inner}</svg>`;

test.each([
  ['<svg><path d="M0 0h5" onclick="x()"/></svg>', icon('<path d="M0 0h5"></path>')],
  [
    '<svg fill="none" stroke="currentColor" width="9"><path d="M1 1"/></svg>',
    icon('<path d="M1 1"></path>', 'fill="none" stroke="currentColor"'),
  ],
  ['<svg onload=alert(1)><title>Pfeil</title><circle r="3"/></svg>', icon('<circle r="3"></circle>')],
  [
    '<svg><use href="https://a.example#a"/><rect fill="url(https://a.example)"/></svg>',
    icon('<rect></rect>'),
  ],
  ['<svg viewBox="&quot;><img src=x>"><line x1="1"/></svg>', icon('<line x1="1"></line>')],
  ['<svg><script>alert(1)</script></svg>', undefined],
  ['<img src=x onerror=alert(1)>', undefined],
  ['pfeil', undefined],
])('the icon %s becomes %s', (markup, safe) => {
  expect(sanitizedIcon(markup)).toBe(safe);
  if (safe) expect(sanitizedIcon(safe)).toBe(safe);
});

test('icons are cleaned wherever links stand', () => {
  const links = [{ to: '/a', icon: '<svg onload="x"><path d="M1 1"/></svg>', children: [{ icon: 'x' }] }];
  expect(withCleanIcons({ header: { links } })).toEqual({
    header: { links: [{ to: '/a', icon: icon('<path d="M1 1"></path>'), children: [{}] }] },
  });
});
