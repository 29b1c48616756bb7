import { ZodError } from 'zod';
import { findNavigationContent } from '~/domain/content/navigation/navigation-content.server';
import type { Tenant } from '~/domain/tenancy/tenant';
import type { ThemeLink } from '~/domain/tenancy/theme';
import type { Context } from '~/platform/context';
import { filterAsync } from '~/values/filter-async';
import type { Links } from './live-links.server';

/** With their children. @throws {ZodError} for invalid menus */
export async function menuLinks(tenant: Tenant, context: Context): Promise<ThemeLink[]> {
  const { navigationMain, navigationSub } = await findNavigationContent(tenant.location, context);
  const main = navigationMain.flatMap((item) =>
    'category' in item ? [] : [{ ...item.link, label: item.title }, ...item.children],
  );
  return withChildren([...main, ...navigationSub.links]);
}

export const withChildren = (links: readonly ThemeLink[]): ThemeLink[] =>
  links.flatMap(({ children = [], ...link }) => [link, ...children]);

export function deadLinks<Link extends { to: string }>(live: Links, links: readonly Link[]): Promise<Link[]> {
  return filterAsync(
    links.filter(({ to }) => to !== ''),
    async ({ to }) => (await live.address(to)) === undefined,
  );
}

export async function deadMenuLinks(tenant: Tenant, context: Context, live: Links) {
  try {
    return await deadLinks(live, await menuLinks(tenant, context));
  } catch (error) {
    if (error instanceof ZodError) return [];
    throw error;
  }
}
