import { ZodError } from 'zod';
import { findCategories } from '~/domain/catalog/categories/categories.server';
import { type Category, listedSubCategories, splitTitle } from '~/domain/catalog/categories/category';
import type { NavigationContent, NavigationDropdown } from '~/domain/content/navigation/navigation-content';
import { findNavigationContent } from '~/domain/content/navigation/navigation-content.server';
import { locationKey } from '~/domain/tenancy/location-key';
import { locationTag } from '~/domain/tenancy/network.server';
import { pageKey } from '~/domain/tenancy/page-path';
import type { Tenant } from '~/domain/tenancy/tenant';
import { fallbackTheme, type Theme, type ThemeLink } from '~/domain/tenancy/theme';
import { accountPath, cartPath, categoryPath, searchPath, signInPagePath, wishListPath } from '~/paths';
import { queryCache } from '~/platform/cache/query-cache.server';
import type { Context } from '~/platform/context';
import { filterAsync } from '~/values/filter-async';
import { isShownPicture } from '../pictures/shown-picture';
import type { Navigation, NavigationItem } from '../shell/shell';
import { type LinkReader, leadsToPage, liveAddress, liveLink, liveLinks } from './live-links.server';
import { liveMarkup } from './live-markup.server';
import { liveFooterLinks, orInstead } from './required-links.server';
import { contactInstead, wantedBoxLink } from './sticky-box-link';

/** Left out of the list of categories: it is reached by its services (spec 1, header and navigation). */
const UNLISTED_CATEGORY = 'reparatur-wartung';

/** Pages that every header shows as signs of their own. */
const TOOLS = [cartPath, wishListPath, accountPath, signInPagePath, searchPath];

/** The menus of a location, and the theme's pictures with words: a target that leads nowhere is dropped, its words stay. */
interface Menus {
  navigation: Navigation;
  footerLinks: ThemeLink[];
  heroes: Theme['header']['heroContentByPage'];
  /** Unset where the dealer has none that may be shown. */
  logo: Theme['header']['logo'];
}

const cached = queryCache<Menus>();

function cardsOf(dropdown: NavigationDropdown | undefined): Pick<NavigationItem, 'offer' | 'topics'> {
  const topics = (dropdown?.topics ?? []).map(({ image, url, text }) => ({ image, to: url, text }));
  return dropdown?.offer ? { offer: dropdown.offer, topics } : { topics };
}

/** A category, unless it is a page of its own that is not there yet. */
async function categoryItem(
  tenant: Tenant,
  context: Context,
  reader: LinkReader,
  category: Category,
  dropdown?: NavigationDropdown,
): Promise<NavigationItem[]> {
  const isLive = ({ url }: Category) => leadsToPage(tenant, context, reader, categoryPath(url));
  if (!(await isLive(category))) return [];
  const subs = listedSubCategories(category);
  return [
    {
      to: categoryPath(category.url),
      ...splitTitle(category.title),
      children: (await filterAsync(subs, isLive)).map(({ url, title }) => ({ to: categoryPath(url), title })),
      ...cardsOf(dropdown),
    },
  ];
}

type ContentItem = NavigationContent['navigationMain'][number];

async function ownItem(
  tenant: Tenant,
  context: Context,
  reader: LinkReader,
  item: Exclude<ContentItem, { category: string }>,
): Promise<NavigationItem[]> {
  const link = await liveLink(tenant, context, reader, item.link);
  if (!link) return [];
  const below = await liveLinks(tenant, context, reader, item.children);
  const children = [
    ...(link.children ?? []),
    ...below.flatMap((child) => [child, ...(child.children ?? [])]),
  ];
  return [
    {
      to: link.to,
      ...(link.icon && { icon: link.icon }),
      ...splitTitle(item.title),
      children: children.map(({ to, label, icon }) => ({ to, title: label, ...(icon && { icon }) })),
      ...cardsOf(item.dropdown),
    },
  ];
}

/** The content's entries in their order; categories that it does not name stand before what follows the last named one. */
async function mainItems(
  tenant: Tenant,
  context: Context,
  reader: LinkReader,
  content: NavigationContent,
): Promise<NavigationItem[]> {
  const categories = (await findCategories(tenant, context, reader.isNoaEmployee)).filter(
    ({ url }) => url !== UNLISTED_CATEGORY,
  );
  const named = new Set(
    content.navigationMain.flatMap((item) => ('category' in item ? [item.category] : [])),
  );
  const unnamed = await Promise.all(
    categories
      .filter(({ url }) => !named.has(url))
      .map((category) => categoryItem(tenant, context, reader, category)),
  );
  const items = await Promise.all(
    content.navigationMain.map(async (item) => {
      if (!('category' in item)) return ownItem(tenant, context, reader, item);
      const category = categories.find(({ url }) => url === item.category);
      return category ? categoryItem(tenant, context, reader, category, item.dropdown) : [];
    }),
  );
  const last = content.navigationMain.findLastIndex((item) => 'category' in item) + 1;
  return [...items.slice(0, last).flat(), ...unnamed.flat(), ...items.slice(last).flat()];
}

async function load(
  tenant: Tenant,
  context: Context,
  reader: LinkReader,
  content: NavigationContent,
): Promise<Menus> {
  const { header, body, footer } = tenant.location.theme;
  const isShown = (source: string, imageSources: readonly string[] = []) => {
    const shown = isShownPicture(tenant.location, source, imageSources);
    if (!shown)
      context.log.warn({ location: tenant.location.url, source }, 'Picture of a host that is not allowed');
    return shown;
  };
  const addressOf = (to: string) => liveAddress(tenant, context, reader, to);
  const main = await mainItems(tenant, context, reader, content);
  const inMenu = main.flatMap(({ to, children }) => [to, ...children.map((child) => child.to)]);
  const inMenus = new Set([...inMenu, ...TOOLS].map(pageKey));
  const isInMenus = ({ to }: Pick<ThemeLink, 'to'>) => inMenus.has(pageKey(to.split(/[?#]/)[0] ?? ''));
  const [links, headerLinks, footerLinks, dealerLink] = await Promise.all([
    liveLinks(tenant, context, reader, content.navigationSub.links),
    liveLinks(tenant, context, reader, header.links),
    liveFooterLinks(tenant, context, reader, footer.links),
    orInstead(tenant, context, reader, header.carDealerLink, fallbackTheme.header.carDealerLink),
  ]);
  const withLiveTopics = await Promise.all(
    main.map(async (item) => {
      const topics = await Promise.all(
        item.topics.map(async ({ to, ...topic }) => ({ ...topic, to: await addressOf(to) })),
      );
      return { ...item, topics: topics.flatMap(({ to, ...topic }) => (to ? [{ ...topic, to }] : [])) };
    }),
  );
  const heroes = await Promise.all(
    header.heroContentByPage.map(async ({ to, ...entry }) => {
      const address = to && (await addressOf(to));
      const imageLink = isShown(entry.imageLink, reader.imageSources) ? entry.imageLink : 'drawing:place';
      return { ...entry, imageLink, ...(address && { to: address }) };
    }),
  );
  const box = wantedBoxLink(body);
  const [liveBox] = box ? await liveLinks(tenant, context, reader, [box]) : [];
  const navigation: Navigation = {
    main: withLiveTopics,
    contextHtml: await liveMarkup(tenant, context, reader, content.navigationSub.contextText),
    links,
    headerLinks: headerLinks.filter((link) => ![link, ...(link.children ?? [])].every(isInMenus)),
    dealerLink,
    boxLink: box && (liveBox ?? contactInstead(box)),
  };
  const logo = header.logo?.publicUrl && isShown(header.logo.publicUrl) ? header.logo : undefined;
  return { navigation, footerLinks, heroes, logo };
}

const tagsOf = ({ location }: Tenant) => ['network', locationTag(location)];

/** The origin is that of links to other hosts of ours. */
const menuKey = ({ location, origin }: Tenant, { isNoaEmployee }: LinkReader) =>
  `${locationKey(location)} ${origin} ${isNoaEmployee}`;

/**
 * The menus of a location as this visitor sees them; cached until the network or what they are made of changes.
 * @throws {Error} where the navigation's content cannot be read: the header is not rendered then
 */
function loadMenus(tenant: Tenant, context: Context, reader: LinkReader): Promise<Menus> {
  const key = menuKey(tenant, reader);
  return cached(key, tagsOf(tenant), async () =>
    load(tenant, context, reader, await findNavigationContent(tenant, context)),
  );
}

/** The menus where the content cannot be read: only what the theme brings. */
function loadBareMenus(tenant: Tenant, context: Context, reader: LinkReader): Promise<Menus> {
  const content = { navigationMain: [], navigationSub: { contextText: '', links: [] } };
  const key = `${menuKey(tenant, reader)} bare`;
  return cached(key, tagsOf(tenant), () => load(tenant, context, reader, content));
}

const reported = new WeakSet<ZodError>();

/** The menus, and whether they are all there: without their content the header is not rendered, and the page lives. */
export async function loadMenusOrBare(
  tenant: Tenant,
  context: Context,
  reader: LinkReader,
): Promise<Menus & { hasHeader: boolean }> {
  try {
    return { ...(await loadMenus(tenant, context, reader)), hasHeader: true };
  } catch (error) {
    if (!(error instanceof ZodError)) throw error;
    // The same failure is met at every page until the content changes.
    if (!reported.has(error)) {
      context.log.error(
        { err: error, location: tenant.location.url },
        'The navigation content could not be read',
      );
    }
    reported.add(error);
    return { ...(await loadBareMenus(tenant, context, reader)), hasHeader: false };
  }
}
