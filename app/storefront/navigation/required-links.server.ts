import { fallbackTheme, footerPages, type Theme, type ThemeLink } from '~/domain/tenancy/theme';
import type { Links } from './live-links.server';

type FooterLinks = Theme['footer']['links'];

const ownPages = fallbackTheme.footer.links;

export function liveLegalLinks(live: Links, links: FooterLinks): Promise<ThemeLink[]> {
  const legal = ['impressum', 'datenschutz', 'agb', 'widerrufsrecht'] as const;
  return Promise.all(legal.map((name) => live.required(links[name], ownPages[name])));
}

/** Links that the law requires fall back to the shop's own pages. */
export async function liveFooterLinks(live: Links, links: FooterLinks): Promise<ThemeLink[]> {
  const required = footerPages.map((name) => live.required(links[name], ownPages[name]));
  const enquiry = links.serviceAnfrage && live.link(links.serviceAnfrage);
  const all = await Promise.all([...required, enquiry]);
  return all.filter((link) => link !== undefined);
}
