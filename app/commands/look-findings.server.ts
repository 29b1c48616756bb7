import { ZodError } from 'zod';
import { locations } from '~/domain/tenancy/tables';
import type { Tenant } from '~/domain/tenancy/tenant';
import { footerPages, type Theme, type ThemeLink, themeSchema } from '~/domain/tenancy/theme';
import type { Context } from '~/platform/context';
import { menuLinks, withChildren } from '~/storefront/navigation/dead-links.server';
import type { Finding } from './finding';

/** Pixels of a header; a phone's screen is 660 high. */
const MAX_HEADER_HEIGHT = 600;
const MAX_SLOGAN_LETTERS = 200;
const MAX_LABEL_LETTERS = 100;
/** Answered with 404 in a shop that is open to visitors. */
const DEVELOPMENT_PAGE = /^\/(vhost|styleguide|dev)(\/|$|\?|#)/i;

const problemText = ({ issues }: ZodError) =>
  issues.map(({ path, message }) => `${path.join('.')} ${message}`).join('; ');

/** Stored themes that the fallback theme replaces. */
export async function ignoredThemes({ db }: Pick<Context, 'db'>): Promise<Finding[]> {
  const stored = await db.select({ url: locations.url, theme: locations.theme }).from(locations);
  return stored.flatMap(({ url, theme }): Finding[] => {
    const { error } = themeSchema.safeParse(theme);
    const text = `location ${url}: its theme is ignored, the fallback theme is shown: `;
    return error ? [{ kind: 'note', text: `${text}${problemText(error)}` }] : [];
  });
}

export function linksOfTheme({ header, body, footer }: Theme): ThemeLink[] {
  const single = [body.stickyBoxLink, footer.links.serviceAnfrage].filter((link) => link !== undefined);
  return withChildren([...header.links, ...single]);
}

/** Menus of the location. @returns a finding in their place if they are invalid */
export async function checkedMenuLinks(tenant: Tenant, context: Context): Promise<ThemeLink[] | Finding> {
  try {
    return await menuLinks(tenant, context);
  } catch (error) {
    if (!(error instanceof ZodError)) throw error;
    const text = `location ${tenant.location.url}: its menus are invalid, the header is left out: `;
    return { kind: 'bad', text: `${text}${problemText(error)}` };
  }
}

export function oddLooks({ url, theme }: Tenant['location'], menus: readonly ThemeLink[]): Finding[] {
  const { header, footer } = theme;
  const problems: string[] = [];
  for (const [size, height] of Object.entries(header.height))
    if (!(height >= 0 && height <= MAX_HEADER_HEIGHT))
      problems.push(`header.height.${size} is ${height} px, expected are 0 to ${MAX_HEADER_HEIGHT}`);
  const letters = header.slogan?.length ?? 0;
  if (letters > MAX_SLOGAN_LETTERS)
    problems.push(`header.slogan has ${letters} letters, expected are up to ${MAX_SLOGAN_LETTERS}`);
  const required = [...footerPages.map((name) => footer.links[name]), header.carDealerLink];
  for (const { to, label } of [...linksOfTheme(theme), ...menus, ...required]) {
    if (label.trim() === '') problems.push(`the link to "${to}" has no label`);
    if (label.length > MAX_LABEL_LETTERS) problems.push(`the link to "${to}" has ${label.length} letters`);
    if (DEVELOPMENT_PAGE.test(to)) problems.push(`the link to "${to}" leads to a page for developers`);
  }
  return [...new Set(problems)].map((problem) => ({ kind: 'bad', text: `location ${url}: ${problem}` }));
}
