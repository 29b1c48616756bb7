import { inArray } from 'drizzle-orm';
import { keptFindings } from '~/domain/tenancy/kept.server';
import type { Tenant } from '~/domain/tenancy/tenant';
import { sanitizedHtml } from '~/platform/html/sanitize.server';
import { ALL_LOCATIONS, navigationContents } from '../tables';
import { type NavigationContent, navigationContentSchema } from './navigation-content';

const kept = keptFindings<NavigationContent>(2_000, ['content']);

const nothing: NavigationContent = { navigationMain: [], navigationSub: { contextText: '', links: [] } };

function phoneLink(phone: string): string {
  const number = phone.replace(/[^+\d]/g, '');
  const shown = phone.replace(/[^-+\d /()]/g, '');
  return `<a href="tel:${number}">${shown}</a>`;
}

async function load(tenant: Tenant): Promise<NavigationContent> {
  const { url, company } = tenant.location;
  const rows = await tenant.db
    .select()
    .from(navigationContents)
    .where(inArray(navigationContents.locationUrl, [url, ALL_LOCATIONS]));
  const stored = rows.find((row) => row.locationUrl === url) ?? rows[0];
  if (!stored) return nothing;
  const content = navigationContentSchema.parse(stored.content);
  const { contextText, links } = content.navigationSub;
  const html = contextText.replaceAll('{telefon}', () => phoneLink(company.telefon));
  return { ...content, navigationSub: { contextText: sanitizedHtml(html), links } };
}

/**
 * What stands in the menus of a location: its own, else that of all; nothing where neither is stored.
 * @throws {ZodError} for content that is not of the form: the caller leaves out the header (spec 1, section 8)
 */
export function findNavigationContent(tenant: Tenant): Promise<NavigationContent> {
  return kept(tenant, '', () => load(tenant));
}
