import type { Tenant } from '~/domain/tenancy/tenant';
import { fallbackTheme, footerPages, type Theme, type ThemeLink } from '~/domain/tenancy/theme';
import type { Context } from '~/platform/context';
import { type LinkReader, liveLink } from './live-links.server';

/** A required link: a dead one is logged and replaced, and one without words gets those of the shop. */
export async function orInstead(
  tenant: Tenant,
  context: Context,
  reader: LinkReader,
  link: ThemeLink,
  instead: ThemeLink,
): Promise<ThemeLink> {
  const label = link.label.trim() || instead.label;
  const live = await liveLink(tenant, context, reader, { ...link, label });
  if (live) return live;
  const { to } = link;
  context.log.warn({ location: tenant.location.url, label, to }, 'A required link leads nowhere');
  return { ...instead, label };
}

export function liveLegalLinks(tenant: Tenant, context: Context, reader: LinkReader): Promise<ThemeLink[]> {
  const { links } = tenant.location.theme.footer;
  const legal = ['impressum', 'datenschutz', 'agb', 'widerrufsrecht'] as const;
  return Promise.all(
    legal.map((name) => orInstead(tenant, context, reader, links[name], fallbackTheme.footer.links[name])),
  );
}

/** Links that the law requires fall back to the shop's own pages. */
export async function liveFooterLinks(
  tenant: Tenant,
  context: Context,
  reader: LinkReader,
  links: Theme['footer']['links'],
): Promise<ThemeLink[]> {
  const required = footerPages.map((name) =>
    orInstead(tenant, context, reader, links[name], fallbackTheme.footer.links[name]),
  );
  const enquiry = links.serviceAnfrage && liveLink(tenant, context, reader, links.serviceAnfrage);
  const live = await Promise.all([...required, enquiry]);
  return live.filter((link) => link !== undefined);
}
