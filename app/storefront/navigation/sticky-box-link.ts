import type { Theme, ThemeLink } from '~/domain/tenancy/theme';
import { contactPath } from '~/paths';
import { serviceRequestPath } from '~/values/workshop-paths';

const DEFAULT: ThemeLink = {
  type: 'internalLink',
  to: serviceRequestPath,
  label: 'SERVICE ANFRAGE STELLEN',
};

/** The theme's link, or else /serviceAnfrage (spec 1, footer). Undefined if the theme hides the form. */
export function configuredBoxLink({
  hideServiceForm,
  stickyBoxLink = DEFAULT,
}: Pick<Theme['body'], 'hideServiceForm' | 'stickyBoxLink'>): ThemeLink | undefined {
  return hideServiceForm ? undefined : stickyBoxLink;
}

/** The same text with a link to the contact page, for a target that does not exist. */
export function contactInstead({ children: _, ...link }: ThemeLink): ThemeLink {
  return { ...link, type: 'internalLink', to: contactPath };
}
