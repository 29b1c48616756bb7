import type { Theme, ThemeLink } from '~/domain/tenancy/theme';
import { existingLinks } from '../navigation/existing-links';

const DEFAULT: ThemeLink = {
  type: 'internalLink',
  to: '/serviceAnfrage',
  label: 'SERVICE ANFRAGE STELLEN',
};

/** Where an enquiry is made as long as its form does not exist. */
const UNTIL_THEN = '/kontakt';

/**
 * The link of the box that leads to an enquiry: the theme's own, else /serviceAnfrage (spec 1, footer). A target that
 * does not exist gives way to the contact page, where people are reached by telephone and mail; once the page is
 * there, `existingLinks` knows it and the box leads there by itself. None where the theme hides the form.
 */
export function stickyBoxLink({
  hideServiceForm,
  stickyBoxLink: own = DEFAULT,
}: Pick<Theme['body'], 'hideServiceForm' | 'stickyBoxLink'>): ThemeLink | undefined {
  if (hideServiceForm) return undefined;
  return existingLinks([own])[0] ?? { ...own, type: 'internalLink', to: UNTIL_THEN };
}
