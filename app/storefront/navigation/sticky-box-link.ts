import type { Theme, ThemeLink } from '~/domain/tenancy/theme';
import { contactPath, serviceRequestPath } from '~/paths';

const DEFAULT: ThemeLink = {
  type: 'internalLink',
  to: serviceRequestPath,
  label: 'SERVICE ANFRAGE STELLEN',
};

/** Where an enquiry is made as long as its form does not exist. */
const UNTIL_THEN = contactPath;

/** The link of the box that leads to an enquiry: the theme's own, else /serviceAnfrage (spec 1, footer). None where the theme hides the form. */
export function wantedBoxLink({
  hideServiceForm,
  stickyBoxLink = DEFAULT,
}: Pick<Theme['body'], 'hideServiceForm' | 'stickyBoxLink'>): ThemeLink | undefined {
  return hideServiceForm ? undefined : stickyBoxLink;
}

/** The same words, leading to the contact page, where people are reached by telephone and mail: for a target that does not exist, nor anything below it. */
export function contactInstead({ children: _, ...link }: ThemeLink): ThemeLink {
  return { ...link, type: 'internalLink', to: UNTIL_THEN };
}
