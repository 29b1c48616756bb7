import { describe, expect, it } from 'vitest';
import { fallbackTheme, footerNames, headerNames, parseTheme, rejectImageSources, themeNames } from './theme';

/** A copy of the fallback theme as it would be stored, with one place changed. */
function stored(path: string, value: unknown): unknown {
  const theme = structuredClone(fallbackTheme) as Record<string, unknown>;
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  let place = theme;
  for (const key of keys) place = place[key] as Record<string, unknown>;
  if (value === undefined) delete place[last];
  else place[last] = value;
  return theme;
}

it('the fallback theme is itself a valid one', () => {
  expect(parseTheme(fallbackTheme)).toEqual(fallbackTheme);
});

it('there are twelve themes, twelve headers, five footers', () => {
  expect([themeNames, headerNames, footerNames].map((names) => new Set(names).size)).toEqual([12, 12, 5]);
});

describe('an unknown key is dropped', () => {
  it.each(['surprise', 'header.surprise', 'body.surprise', 'footer.links.surprise'])('%s', (path) => {
    expect(parseTheme(stored(path, { anything: 1 }))).toEqual(fallbackTheme);
  });
});

describe('a flag that is not there is off', () => {
  it.each(['header.hideLogin', 'body.showCouponInput', 'body.enableCompleteWheels'])('%s', (path) => {
    expect(parseTheme(stored(path, undefined))).toEqual(fallbackTheme);
  });
});

describe('a theme is invalid with', () => {
  it.each([
    ['componentName', 'Unknown'],
    ['componentName', undefined],
    ['header', undefined],
    ['header.componentName', 'OtherHeader'],
    ['header.hideLogin', 'yes'],
    ['header.height.small', '60px'],
    ['header.height.fallback', undefined],
    ['header.carDealerLink', undefined],
    ['header.links', [{ type: 'javascript', to: '/', label: 'x' }]],
    ['header.links', [{ type: 'internalLink', to: '', label: 'x' }]],
    ['body.home.componentName', 'OtherHome'],
    ['footer.componentName', 'muster'],
    ['footer.links.lieferungUndVersand', undefined],
    ['footer.links.impressum', 'Impressum'],
  ])('%s: %j', (path, value) => {
    expect(parseTheme(stored(path, value))).toBeUndefined();
  });

  it.each([null, undefined, 'Muster', 7, [], {}])('nothing but %j', (theme) => {
    expect(parseTheme(theme)).toBeUndefined();
  });
});

it('a picture whose source contains a CSS url function is rejected, the rest of the theme stays', () => {
  const entry = { description: '', page: '/', headline: 'Reifen' };
  const links = ['/a.jpg', 'url(https://evil.example/a.jpg)', "x.png'); background: URL ( 'y')"];
  const heroContentByPage = links.map((imageLink) => ({ ...entry, imageLink }));
  const given = { ...fallbackTheme, header: { ...fallbackTheme.header, heroContentByPage } };
  const { theme, rejected } = rejectImageSources(given);
  expect(rejected).toEqual(links.slice(1));
  expect(theme.header.heroContentByPage.map(({ imageLink }) => imageLink)).toEqual([
    '/a.jpg',
    'drawing:tyre',
    'drawing:tyre',
  ]);
  expect(rejectImageSources(fallbackTheme)).toEqual({ theme: fallbackTheme, rejected: [] });
});
