import { expect, test } from 'vitest';
import {
  type FooterName,
  footerNames,
  type HeaderName,
  type HomeName,
  headerNames,
  homeNames,
} from '~/domain/tenancy/theme';
import { footerFor } from '../footers/registry';
import { homeFor } from '../homes/registry';
import { headerFor } from './registry';

test('every name of a theme has its variant', () => {
  expect(new Set(headerNames.map(headerFor)).size).toBe(12);
  expect(new Set(footerNames.map(footerFor)).size).toBe(5);
  expect(new Set(homeNames.map(homeFor)).size).toBe(2);
});

test.each(['NoHeader', 'toString', ''])('the unknown name "%s" is an error', (name) => {
  expect(() => headerFor(name as HeaderName)).toThrow('Unknown header component');
  expect(() => footerFor(name as FooterName)).toThrow('Unknown footer component');
  expect(() => homeFor(name as HomeName)).toThrow('Unknown home component');
});
