import { describe, expect, it } from 'vitest';
import { LinkTargetError, linkTarget, pageTarget } from './links';
import { locationLink } from './location-link';
import { normalisePage } from './page-path';
import { basenameOf, pageAddress, prefixRoute } from './tenant';
import type { ThemeLink } from './theme';

describe('a page is normalised', () => {
  it.each([
    ['', '/'],
    ['/', '/'],
    ['reifen', '/reifen'],
    ['//reifen///5', '/reifen/5'],
    ['\\\\reifen', '/reifen'],
    ['/reifen/', '/reifen'],
    ['https://shop.example', '/'],
    ['https://shop.example:8443/reifen//5?a=//b#c', '/reifen/5?a=//b#c'],
    ['/reifen?next=https://shop.example/', '/reifen?next=https://shop.example/'],
    [' /reifen ', '/reifen'],
  ])('%j is %j', (page, expected) => {
    expect(normalisePage(page)).toBe(expected);
    expect(normalisePage(expected)).toBe(expected);
  });
});

describe('a router target', () => {
  it.each([
    [undefined, 'must be a non-empty string'],
    [7, 'must be a non-empty string'],
    ['', 'must be a non-empty string'],
    ['reifen', "must start with '/'"],
    ['https://shop.example/', "must start with '/'"],
    ['/muster', 'must not start with the current or new location URL'],
    ['/Muster/reifen', 'must not start with the current or new location URL'],
    ['/muster?a=1', 'must not start with the current or new location URL'],
    ['/hafen/reifen', 'must not start with the current or new location URL'],
  ])('%j %s', (target, message) => {
    const check = () => pageTarget(target, 'muster', 'hafen');
    expect(check).toThrow(LinkTargetError);
    expect(check).toThrow(message);
  });

  it.each(['/', '/reifen', '/mustermann', '/reifen/muster?x=/muster'])('%s is one', (target) => {
    expect(pageTarget(target, 'muster', 'hafen')).toBe(target);
  });
});

describe('a link', () => {
  const build = (type: string, to: string) => linkTarget({ type, to } as ThemeLink, 'muster');

  it.each(['internalLink', 'internalEventLink'])('of kind %s stays at the location', (type) => {
    expect(build(type, '//reifen')).toEqual({ kind: 'page', to: '/reifen' });
    expect(build(type, 'https://dealer.example/')).toEqual({
      kind: 'document',
      href: 'https://dealer.example/',
    });
    expect(() => build(type, '/muster/reifen')).toThrow(LinkTargetError);
    expect(() => build(type, 'javascript:alert(1)')).toThrow(LinkTargetError);
  });

  it.each(['externalLink', 'externalEventLink'])('of kind %s leads to another document', (type) => {
    for (const href of ['https://dealer.example/x', 'tel:+494310123410', 'mailto:a@dealer.example']) {
      expect(build(type, href)).toEqual({ kind: 'document', href });
    }
    for (const href of ['/reifen', 'javascript:alert(1)', 'data:text/html,x', '']) {
      expect(() => build(type, href)).toThrow(LinkTargetError);
    }
  });

  it('of any other kind is an error', () => {
    expect(() => build('mailLink', '/reifen')).toThrow('Unknown link kind: mailLink');
  });
});

describe('a link to a location', () => {
  const shop = { hostname: 'shop.example', isShopSystem: true };
  const efa = { hostname: 'efa.example', isShopSystem: false };
  const parts: Parameters<typeof locationLink>[0] = {
    currentHost: shop,
    newHost: shop,
    currentLocationUrl: 'muster',
    protocol: 'https:',
    port: '8443',
    page: 'reifen//5',
    forceServerSideRouting: false,
  };

  it.each([
    ['the location stays', {}, '/muster/reifen/5', false],
    ['a document is forced', { forceServerSideRouting: true }, '/muster/reifen/5', true],
    ['another location of the shop system', { newLocationUrl: 'hafen' }, '/hafen/reifen/5', true],
    ['another host', { newHost: efa, newLocationUrl: 'efa', port: '' }, 'https://efa.example/reifen/5', true],
    [
      'from a single shop to a shop system',
      { currentHost: efa, currentLocationUrl: 'efa', newLocationUrl: 'muster', page: '' },
      'https://shop.example:8443/muster',
      true,
    ],
  ])('%s', (_name, change, href, isDocument) => {
    expect(locationLink({ ...parts, ...change })).toEqual({ href, isDocument });
  });

  it.each([
    ['currentHost', undefined],
    ['newHost', { hostname: '', isShopSystem: true }],
    ['newHost', { hostname: 'shop.example' }],
    ['newLocationUrl', ''],
    ['newLocationUrl', 7],
    ['newLocationUrl', 'a/b'],
    ['protocol', 'ftp:'],
    ['protocol', undefined],
    ['port', 'x'],
    ['port', undefined],
    ['page', undefined],
    ['forceServerSideRouting', undefined],
    ['forceServerSideRouting', 'yes'],
  ])('is not produced with %s %j', (key, value) => {
    expect(locationLink({ ...parts, [key]: value })).toBeUndefined();
  });
});

describe('where a location lives', () => {
  it('is behind its url on a shop-system host, else at the root', () => {
    expect(basenameOf({ isShopSystem: true }, { url: 'muster' })).toBe('/muster');
    expect(basenameOf({ isShopSystem: false }, { url: 'efa' })).toBe('/');
    expect(pageAddress({ origin: 'https://a.example', basename: '/muster' }, '/')).toBe(
      'https://a.example/muster',
    );
    expect(pageAddress({ origin: 'https://a.example', basename: '/' }, '/')).toBe('https://a.example');
  });

  it('gives routes the location-URL parameter on a shop-system host, else leaves them as they are', () => {
    expect(prefixRoute('/reifen', true)).toBe('/:locationUrl/reifen');
    expect(prefixRoute('/reifen', false)).toBe('/reifen');
    expect(() => prefixRoute('/reifen', undefined as unknown as boolean)).toThrow(TypeError);
  });
});
