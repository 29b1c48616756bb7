import { describe, expect, it } from 'vitest';
import type { ThemeLink } from '~/domain/tenancy/theme';
import { leadsToPage } from '../navigation/existing-links';
import { stickyBoxLink } from './sticky-box-link';

const link = (to: string, type: ThemeLink['type'] = 'internalLink'): ThemeLink => ({
  type,
  to,
  label: 'TERMIN ANFRAGEN',
});

describe('the box for an enquiry', () => {
  it('has the words of the spec and leads to a page that exists', () => {
    const box = stickyBoxLink({ hideServiceForm: false });
    expect(box?.label).toBe('SERVICE ANFRAGE STELLEN');
    expect(box?.to).toBe(leadsToPage('/serviceAnfrage') ? '/serviceAnfrage' : '/kontakt');
  });

  it("has the theme's words and target where that exists", () => {
    expect(stickyBoxLink({ hideServiceForm: false, stickyBoxLink: link('/reifen') })).toEqual(
      link('/reifen'),
    );
    const elsewhere = link('https://termine.example/', 'externalLink');
    expect(stickyBoxLink({ hideServiceForm: false, stickyBoxLink: elsewhere })).toEqual(elsewhere);
  });

  it("has the theme's words and leads to the contact page where its target does not exist", () => {
    const box = stickyBoxLink({ hideServiceForm: false, stickyBoxLink: link('/gibt-es-nicht') });
    expect(box).toEqual(link('/kontakt'));
  });

  it('is not there where the theme hides the form', () => {
    expect(stickyBoxLink({ hideServiceForm: true, stickyBoxLink: link('/reifen') })).toBeUndefined();
  });
});
