import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy } from './security-headers.server';

const framesOf = (frames: string[] = []) =>
  contentSecurityPolicy('<p>', { frames })
    .split('; ')
    .filter((rule) => rule.startsWith('frame-src'));

describe('frames of other sites', () => {
  it('are not allowed unless they are named', () => {
    expect(framesOf()).toEqual([]);
    expect(contentSecurityPolicy('<p>')).toContain("default-src 'none'");
  });

  it('are allowed by their origin', () => {
    expect(framesOf(['https://partner.example', 'https://other.example:8443'])).toEqual([
      'frame-src https://partner.example https://other.example:8443',
    ]);
  });

  it.each([
    'https://a;script-src.example',
    'https://*',
    "https://a 'unsafe-inline'",
    'http://a.example',
    'https://a.example/page',
    'data:',
  ])('are never allowed by %s', (origin) => {
    expect(framesOf([origin])).toEqual([]);
  });
});
