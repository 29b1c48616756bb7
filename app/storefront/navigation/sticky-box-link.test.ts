import { expect, test } from 'vitest';
import type { ThemeLink } from '~/domain/tenancy/theme';
import { configuredBoxLink, contactInstead } from './sticky-box-link';

const own: ThemeLink = { type: 'externalLink', to: 'https://termine.example/', label: 'TERMIN ANFRAGEN' };

test('the box for an enquiry has the words of the spec, unless the theme has its own', () => {
  expect(configuredBoxLink({ hideServiceForm: false })).toMatchObject({
    to: '/serviceAnfrage',
    label: 'SERVICE ANFRAGE STELLEN',
  });
  expect(configuredBoxLink({ hideServiceForm: false, stickyBoxLink: own })).toEqual(own);
});

test('it is not there where the theme hides the form', () => {
  expect(configuredBoxLink({ hideServiceForm: true, stickyBoxLink: own })).toBeUndefined();
});

test('instead of a page that does not exist it leads to the contact page, with the same words', () => {
  const withMore = { ...own, children: [{ ...own, to: '/gibt-es-nicht' }] };
  for (const link of [own, withMore])
    expect(contactInstead(link)).toEqual({ type: 'internalLink', to: '/kontakt', label: 'TERMIN ANFRAGEN' });
});
