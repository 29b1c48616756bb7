import type { Tenant } from '~/domain/tenancy/tenant';
import { fallbackTheme, footerPages, type Theme, type ThemeLink } from '~/domain/tenancy/theme';
import type { Context } from '~/platform/context';
import type { Links } from './live-links.server';

/** A required link: a dead one is logged and replaced, and one without words gets those of the shop. */
export async function orInstead(
  tenant: Tenant,
  context: Context,
  live: Links,
  link: ThemeLink,
  instead: ThemeLink,
): Promise<ThemeLink> {
  const label = link.label.trim() || instead.label;
  const found = await live.link({ ...link, label });
  if (found) return found;
  const { to } = link;
  context.log.warn({ location: tenant.location.url, label, to }, 'A required link leads nowhere');
  return { ...instead, label };
}

export function liveLegalLinks(tenant: Tenant, context: Context, live: Links): Promise<ThemeLink[]> {
  const { links } = tenant.location.theme.footer;
  const legal = ['impressum', 'datenschutz', 'agb', 'widerrufsrecht'] as const;
  return Promise.all(
    legal.map((name) => orInstead(tenant, context, live, links[name], fallbackTheme.footer.links[name])),
  );
}

/** Links that the law requires fall back to the shop's own pages. */
export async function liveFooterLinks(
  tenant: Tenant,
  context: Context,
  live: Links,
  links: Theme['footer']['links'],
): Promise<ThemeLink[]> {
  const required = footerPages.map((name) =>
    orInstead(tenant, context, live, links[name], fallbackTheme.footer.links[name]),
  );
  const enquiry = links.serviceAnfrage && live.link(links.serviceAnfrage);
  const all = await Promise.all([...required, enquiry]);
  return all.filter((link) => link !== undefined);
}
