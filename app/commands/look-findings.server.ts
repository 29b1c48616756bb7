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

export async function ignoredThemes({ db }: Pick<Context, 'db'>): Promise<Finding[]> {
  const stored = await db.select({ url: locations.url, theme: locations.theme }).from(locations);
  return stored.flatMap(({ url, theme }): Finding[] => {
    const { error } = themeSchema.safeParse(theme);
    if (!error) return [];
    const text = `location ${url}: its theme is ignored, the fallback theme is shown: ${problemText(error)}`;
    const words = `Standort ${url}: Sein Thema ist fehlerhaft, gezeigt wird das Ersatzthema.`;
    return [{ kind: 'note', text, words }];
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
    const { url } = tenant.location;
    const text = `location ${url}: its menus are invalid, the header is left out: ${problemText(error)}`;
    return {
      kind: 'bad',
      text,
      words: `Standort ${url}: Die Menüs sind fehlerhaft, der Kopf der Seiten fehlt.`,
    };
  }
}

export function oddLooks({ url, theme }: Tenant['location'], menus: readonly ThemeLink[]): Finding[] {
  const { header, footer } = theme;
  const problems = new Map<string, string>();
  for (const [size, height] of Object.entries(header.height))
    if (!(height >= 0 && height <= MAX_HEADER_HEIGHT))
      problems.set(
        `header.height.${size} is ${height} px, expected are 0 to ${MAX_HEADER_HEIGHT}`,
        `Die Höhe des Kopfs (${size}) ist ${height} Pixel, möglich sind 0 bis ${MAX_HEADER_HEIGHT}.`,
      );
  const letters = header.slogan?.length ?? 0;
  if (letters > MAX_SLOGAN_LETTERS)
    problems.set(
      `header.slogan has ${letters} letters, expected are up to ${MAX_SLOGAN_LETTERS}`,
      `Der Wahlspruch hat ${letters} Zeichen, höchstens ${MAX_SLOGAN_LETTERS} passen.`,
    );
  const required = [...footerPages.map((name) => footer.links[name]), header.carDealerLink];
  for (const { to, label } of [...linksOfTheme(theme), ...menus, ...required]) {
    const [link, german] = [`the link to "${to}"`, `Der Link zu „${to}“`];
    if (label.trim() === '') problems.set(`${link} has no label`, `${german} hat keinen Text.`);
    if (label.length > MAX_LABEL_LETTERS)
      problems.set(`${link} has ${label.length} letters`, `${german} hat ${label.length} Zeichen.`);
    if (DEVELOPMENT_PAGE.test(to))
      problems.set(
        `${link} leads to a page for developers`,
        `${german} führt zu einer Seite für Entwickler.`,
      );
  }
  return [...problems].map(([text, words]) => ({
    kind: 'bad',
    text: `location ${url}: ${text}`,
    words: `Standort ${url}: ${words}`,
  }));
}
