import { ZodError } from 'zod';
import { findCategories } from '~/domain/catalog/categories/categories.server';
import { type Category, listedSubCategories, splitTitle } from '~/domain/catalog/categories/category';
import type { NavigationContent, NavigationDropdown } from '~/domain/content/navigation/navigation-content';
import { findNavigationContent } from '~/domain/content/navigation/navigation-content.server';
import { locationKey } from '~/domain/tenancy/location-key';
import { locationTag } from '~/domain/tenancy/network.server';
import { pageKey } from '~/domain/tenancy/page-path';
import type { Audience, Tenant } from '~/domain/tenancy/tenant';
import { fallbackTheme, type ThemeLink } from '~/domain/tenancy/theme';
import { workshopSettings } from '~/domain/workshop/settings';
import {
  accountPath,
  cartPath,
  categoryPath,
  configuratorPath,
  locationsPath,
  searchPath,
  signInPagePath,
  wishListPath,
} from '~/paths';
import { queryCache } from '~/platform/cache/query-cache.server';
import type { Context } from '~/platform/context';
import { loadPart } from '~/platform/parts/load-part.server';
import { filterAsync } from '~/values/filter-async';
import { isShownPicture } from '../pictures/shown-picture';
import type { Navigation, NavigationItem } from '../shell/shell';
import { type LinkReader, type Links, linksOf } from './live-links.server';
import { liveMarkup } from './live-markup.server';
import { liveFooterLinks } from './required-links.server';
import { configuredBoxLink, contactInstead } from './sticky-box-link';
import { type Menus, storedMenus } from './stored-menus';

/** Its services link to it (spec 1, header and navigation). */
const UNLISTED_CATEGORY = 'reparatur-wartung';

const TOOLS = [cartPath, wishListPath, accountPath, signInPagePath, searchPath];

const cached = queryCache<Menus>();

function cardsOf(dropdown: NavigationDropdown | undefined): Pick<NavigationItem, 'offer' | 'topics'> {
  const topics = (dropdown?.topics ?? []).map(({ image, url, text }) => ({ image, to: url, text }));
  return dropdown?.offer ? { offer: dropdown.offer, topics } : { topics };
}

/** Undefined for a category with a page of its own that does not exist yet. */
async function categoryItem(
  links: Links,
  category: Category,
  dropdown?: NavigationDropdown,
): Promise<NavigationItem[]> {
  const isLive = ({ url }: Category) => links.leadsToPage(categoryPath(url));
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

/** A link with a query leads to another page than one without. */
function linkKey(to: string): string {
  const [page = '', query = ''] = to.replace(/#.*/s, '').split(/\?(.*)/s);
  return `${pageKey(page)}?${query}`;
}

function entryOf({ to, label, icon, children = [] }: ThemeLink): NavigationItem {
  const below = children.map((child) => ({
    to: child.to,
    title: child.label,
    ...(child.icon && { icon: child.icon }),
  }));
  return { to, ...(icon && { icon }), ...splitTitle(label), children: below, topics: [] };
}

type ContentItem = NavigationContent['navigationMain'][number];

async function ownItem(
  links: Links,
  item: Exclude<ContentItem, { category: string }>,
): Promise<NavigationItem[]> {
  const { title: label, dropdown } = item;
  const link = await links.link({ ...item.link, label });
  const below = await links.list(item.children);
  // Its pages stand in its place.
  if (!link) return below.map(entryOf);
  const pages = below.flatMap((child) => [child, ...(child.children ?? [])]);
  const children = [...(link.children ?? []), ...pages];
  return [{ ...entryOf({ ...link, children }), ...cardsOf(dropdown) }];
}

/** In the content's order; unnamed categories follow the last named one. */
async function mainItems(
  links: Links,
  categories: readonly Category[],
  content: NavigationContent,
): Promise<NavigationItem[]> {
  const named = new Set(
    content.navigationMain.flatMap((item) => ('category' in item ? [item.category] : [])),
  );
  const unnamed = await Promise.all(
    categories.filter(({ url }) => !named.has(url)).map((category) => categoryItem(links, category)),
  );
  const items = await Promise.all(
    content.navigationMain.map(async (item) => {
      if (!('category' in item)) return ownItem(links, item);
      const category = categories.find(({ url }) => url === item.category);
      return category ? categoryItem(links, category, item.dropdown) : [];
    }),
  );
  const last = content.navigationMain.findLastIndex((item) => 'category' in item) + 1;
  return [...items.slice(0, last).flat(), ...unnamed.flat(), ...items.slice(last).flat()];
}

async function load(
  audience: Audience,
  context: Context,
  reader: LinkReader,
  content: NavigationContent,
): Promise<Menus> {
  const { location, basename, offered } = audience;
  const { header, body, footer } = location.theme;
  const isShown = (source: string, imageSources: readonly string[] = []) => {
    const shown = isShownPicture(location, source, imageSources);
    if (!shown) context.log.warn({ location: location.url, source }, 'Picture of a host that is not allowed');
    return shown;
  };
  const live = linksOf(audience, context, reader);
  const part = { location: location.url };
  const categories = await loadPart(
    context,
    { ...part, name: 'categories' },
    () => findCategories(audience, context),
    [],
  );
  const listed = categories.filter(({ url }) => url !== UNLISTED_CATEGORY);
  const main = await mainItems(live, listed, content);
  const inMenu = main.flatMap(({ to, children }) => [to, ...children.map((child) => child.to)]);
  const inMenus = new Set([...inMenu, ...TOOLS].map(linkKey));
  // A single shop has no other location to find.
  const leadsElsewhere = ({ to }: ThemeLink) => offered.length > 1 || pageKey(to) !== pageKey(locationsPath);
  const isInMenus = ({ to }: Pick<ThemeLink, 'to'>) => inMenus.has(linkKey(to));
  const [links, headerLinks, footerLinks, dealerLink] = await Promise.all([
    live.list(content.navigationSub.links.filter(leadsElsewhere)),
    live.list(header.links),
    liveFooterLinks(live, footer.links),
    live.required(header.carDealerLink, fallbackTheme.header.carDealerLink),
  ]);
  const hasConfigurator = await live.leadsToPage(configuratorPath);
  const withLiveCards = await Promise.all(
    main.map(async ({ offer, ...item }) => {
      const topics = await Promise.all(
        item.topics.map(async ({ to, ...topic }) => ({ ...topic, to: await live.address(to) })),
      );
      return {
        ...item,
        ...(hasConfigurator && offer && { offer }),
        topics: topics.flatMap(({ to, ...topic }) => (to ? [{ ...topic, to }] : [])),
      };
    }),
  );
  const heroes = await Promise.all(
    header.heroContentByPage.map(async ({ to, ...entry }) => {
      const address = to && (await live.address(to));
      const imageLink = isShown(entry.imageLink, reader.imageSources) ? entry.imageLink : 'drawing:place';
      return { ...entry, imageLink, ...(address && { to: address }) };
    }),
  );
  const { noServices } = workshopSettings.of(location);
  const box = configuredBoxLink({ ...body, hideServiceForm: body.hideServiceForm || noServices });
  const [liveBox] = box ? await live.list([box]) : [];
  const navigation: Navigation = {
    main: withLiveCards,
    contextHtml: await liveMarkup(live, basename, content.navigationSub.contextText),
    links,
    headerLinks: headerLinks.filter((link) => ![link, ...(link.children ?? [])].every(isInMenus)),
    dealerLink,
    boxLink: box && (liveBox ?? contactInstead(box)),
  };
  const logo = header.logo?.publicUrl && isShown(header.logo.publicUrl) ? header.logo : undefined;
  return { navigation, footerLinks, heroes, logo };
}

const tagsOf = (location: Tenant['location']) => ['network', locationTag(location)];

/** Links to our other hosts contain the origin. */
const menuKey = ({ location, origin, isNoaEmployee }: Audience) =>
  `${locationKey(location)} ${origin} ${isNoaEmployee}`;

/** Cached until the network or its content changes. @throws {Error} for invalid content, without which the header is not rendered */
function loadMenus(audience: Audience, context: Context, reader: LinkReader): Promise<Menus> {
  const { location } = audience;
  return cached(menuKey(audience), tagsOf(location), async () =>
    load(audience, context, reader, await findNavigationContent(location, context)),
  );
}

/** The theme's links alone, for invalid content. */
function loadBareMenus(audience: Audience, context: Context, reader: LinkReader): Promise<Menus> {
  const content = { navigationMain: [], navigationSub: { contextText: '', links: [] } };
  const key = `${menuKey(audience)} bare`;
  return cached(key, tagsOf(audience.location), () => load(audience, context, reader, content));
}

/** With invalid content the header is not rendered (spec 1, section 8); menus that cannot be loaded are left out. The page is there in any case. */
export async function loadMenusOrBare(
  audience: Audience,
  context: Context,
  reader: LinkReader,
): Promise<Menus & { hasHeader: boolean }> {
  const { location } = audience;
  let hasHeader = true;
  const load = () =>
    loadMenus(audience, context, reader).catch((error: unknown) => {
      if (error instanceof ZodError) hasHeader = false;
      throw error;
    });
  const menus = await loadPart(context, { name: 'navigation', location: location.url }, load, undefined);
  if (menus) return { ...menus, hasHeader };
  const bare = { name: 'menus', location: location.url };
  const links = await loadPart(
    context,
    bare,
    () => loadBareMenus(audience, context, reader),
    storedMenus(location),
  );
  return { ...links, hasHeader };
}
