import { inArray } from 'drizzle-orm';
import type { ZodError } from 'zod';
import { addressSettings } from '~/domain/tenancy/address';
import type { Location } from '~/domain/tenancy/directory';
import { locationKey } from '~/domain/tenancy/location-key';
import { locationTag } from '~/domain/tenancy/network.server';
import { queryCache } from '~/platform/cache/query-cache.server';
import type { Context } from '~/platform/context';
import { sanitizedHtml } from '~/platform/html/sanitize.server';
import { telephoneHref } from '~/values/telephone';
import { ALL_LOCATIONS, navigationContents } from '../tables';
import { type NavigationContent, navigationContentSchema } from './navigation-content';

const cached = queryCache<{ content: NavigationContent } | { failure: ZodError }>();

const nothing: NavigationContent = { navigationMain: [], navigationSub: { contextText: '', links: [] } };

function phoneLink(phone: string): string {
  if (phone === '') return '';
  const shown = phone.replace(/[^-+\d /()]/g, '');
  return `<a href="${telephoneHref(phone)}">${shown}</a>`;
}

async function load(
  location: Location,
  context: Context,
): Promise<{ content: NavigationContent } | { failure: ZodError }> {
  const { url } = location;
  const rows = await context.db
    .select()
    .from(navigationContents)
    .where(inArray(navigationContents.locationUrl, [url, ALL_LOCATIONS]));
  const stored = rows.find((row) => row.locationUrl === url) ?? rows[0];
  if (!stored) return { content: nothing };
  const { data: content, error: failure } = navigationContentSchema.safeParse(stored.content);
  if (!content) return { failure };
  const { contextText, links } = content.navigationSub;
  const html = contextText.replaceAll('{telefon}', () => phoneLink(addressSettings.of(location).telefon));
  return { content: { ...content, navigationSub: { contextText: sanitizedHtml(html), links } } };
}

/** Falls back to the general menus. @throws {ZodError} for invalid content: no header then (spec 1, section 8) */
export async function findNavigationContent(
  location: Location,
  context: Context,
): Promise<NavigationContent> {
  const { url } = location;
  const tags = ['network', locationTag(location), `menu:${url}`, `menu:${ALL_LOCATIONS}`];
  const found = await cached(locationKey(location), tags, () => load(location, context));
  if ('failure' in found) throw found.failure;
  return found.content;
}
