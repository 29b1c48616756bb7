import { contentFindings } from '~/domain/content/pages/content-pages.server';
import { colorsOf, unknownColors } from '~/domain/tenancy/colors';
import type { Location } from '~/domain/tenancy/directory';
import type { Network } from '~/domain/tenancy/network';
import { guestsOf, storedPageKeyAt, type Tenant } from '~/domain/tenancy/tenant';
import { tenantOf } from '~/domain/tenancy/tenant-of';
import { footerPages, type Theme, type ThemeLink } from '~/domain/tenancy/theme';
import type { Config } from '~/platform/config/config.server';
import type { Context } from '~/platform/context';
import type { PageMatcher } from '~/platform/http/page-matcher.server';
import { heroEntries } from '~/storefront/homes/hero-entries';
import { linksOf } from '~/storefront/navigation/live-links.server';
import { heroesOfPage } from '~/storefront/page/heroes-of-page';
import { findStartPagePhotos } from '~/storefront/pictures/location-photos.server';
import { isShownPicture } from '~/storefront/pictures/shown-picture';
import { readableColors } from '~/ui/theme/values/readable-colors';
import { filterAsync } from '~/values/filter-async';
import type { Finding } from './finding';
import { checkedMenuLinks, ignoredThemes, linksOfTheme, oddLooks } from './look-findings.server';
import { redirectFindings } from './redirect-findings.server';

function targetsOf(theme: Theme, menus: readonly ThemeLink[]) {
  const { header, footer } = theme;
  const required = [
    ...footerPages.map((name) => [`footer.links.${name}`, footer.links[name].to] as const),
    ['header.carDealerLink', header.carDealerLink.to] as const,
  ];
  const heroes = header.heroContentByPage.flatMap(({ to }) => to ?? []);
  return { required, others: [...[...linksOfTheme(theme), ...menus].map(({ to }) => to), ...heroes] };
}

function colorFindings(location: Location): Finding[] {
  const { url, theme } = location;
  const colors = colorsOf(location);
  const shown = readableColors(theme.componentName, colors);
  const unknown = unknownColors(location).map((name) => ({
    text: `location ${url}: colors.${name} is ignored, it is no colour of the themes`,
    words: `Standort ${url}: Die Farbe ${name} kennt kein Thema.`,
  }));
  const unreadable = Object.entries(colors)
    .filter(([name]) => !(name in shown))
    .map(([name, color]) => ({
      text: `location ${url}: colors.${name} ${color} is left out, it cannot be read beside the colours of the theme ${theme.componentName}`,
      words: `Standort ${url}: Die Farbe ${name} (${color}) bleibt weg, neben den Farben des Themas ${theme.componentName} ist sie nicht zu lesen.`,
    }));
  return [...unknown, ...unreadable].map((found) => ({ kind: 'bad', ...found }));
}

function pictureFindings(location: Location, { imageSources }: Config): Finding[] {
  const { heroContentByPage, logo } = location.theme.header;
  return [...heroContentByPage.map(({ imageLink }) => imageLink), logo?.publicUrl ?? '']
    .filter((source) => source && !isShownPicture(location, source, imageSources))
    .map((source) => ({
      kind: 'bad',
      text: `location ${location.url}: picture "${source}" is not shown, its host is not among bilderHosts and IMAGE_SOURCES`,
      words: `Standort ${location.url}: Das Bild „${source}“ wird nicht gezeigt, sein Host ist nicht erlaubt.`,
    }));
}

/** A start page has one hero, with the picture of `startbild`; its further entries are text. */
async function startPictureFindings(tenant: Tenant, context: Context): Promise<Finding[]> {
  const { location } = tenant;
  const { header } = location.theme;
  const heroContentByPage = heroesOfPage(tenant, header.heroContentByPage, '/');
  if (heroEntries({ ...header, heroContentByPage }).hero) return [];
  const photos = await findStartPagePhotos(location, context);
  if (!photos?.hero) return [];
  const text = `location ${location.url}: startbild is not shown, the start page has no hero (heroContentByPage)`;
  const words = `Standort ${location.url}: Das Bild der Startseite hat in ihr keinen Platz.`;
  return [{ kind: 'bad', text, words }];
}

/** A hero stands on the page that it names, which may be a future one. */
async function heroFindings(tenant: Tenant, hasPage: (page: string) => Promise<boolean>): Promise<Finding[]> {
  const { url, theme } = tenant.location;
  const homeless = await filterAsync(
    theme.header.heroContentByPage,
    async ({ page }) => !(await hasPage(storedPageKeyAt(tenant, page))),
  );
  return homeless.map(({ page }) => ({
    kind: 'note',
    text: `location ${url}: a hero (heroContentByPage) is not shown, the location has no page "${page}"`,
    words: `Standort ${url}: Ein Kopfbild wird nicht gezeigt; die Seite „${page}“ gibt es dort nicht.`,
  }));
}

/** Dead required links are replaced and are faults; other dead links are left out, because they may name future pages. */
async function linkFindings(
  tenant: Tenant,
  links: readonly ThemeLink[],
  isLive: (to: string) => Promise<boolean>,
): Promise<{ replaced: Finding[]; leftOut: string[] }> {
  const { url, theme } = tenant.location;
  const isDead = async (to: string) => !(await isLive(to));
  const { required, others } = targetsOf(theme, links);
  const replaced = await filterAsync(required, ([, to]) => isDead(to));
  return {
    replaced: replaced.map(([place, to]) => ({
      kind: 'bad',
      text: `location ${url}: ${place} "${to}" leads nowhere, a page of the shop stands in its place`,
      words: `Standort ${url}: Der nötige Link „${to}“ (${place}) führt ins Leere; eine Seite des Shops steht an seiner Stelle.`,
    })),
    leftOut: await filterAsync(others, isDead),
  };
}

export async function themeFindings(
  network: Network,
  context: Context,
  pageAt: PageMatcher,
  config: Config,
): Promise<Finding[]> {
  const reader = { network, pageAt, imageSources: config.imageSources };
  const faults = await redirectFindings(reader, context, config);
  const leftOut = new Map<string, Set<string>>();
  for (const location of network.locationsByUrl.values()) {
    if (network.redirects.get(location.url.toLowerCase())?.moved) continue;
    const tenant = tenantOf(network, location, config);
    if (!tenant) {
      const text = `location ${location.url}: there is no host ${location.hostname}`;
      const words = `Standort ${location.url}: Den Host ${location.hostname} gibt es nicht.`;
      faults.push({ kind: 'bad', text, words });
      continue;
    }
    const menus = await checkedMenuLinks(tenant, context);
    const links = 'kind' in menus ? [] : menus;
    const texts = await contentFindings(tenant, context);
    const textLinks = texts.links.map((to): ThemeLink => ({ type: 'internalLink', to, label: to }));
    const live = linksOf(guestsOf(tenant), context, reader);
    const dead = await linkFindings(
      tenant,
      [...links, ...textLinks],
      async (to) => (await live.address(to)) !== undefined,
    );
    faults.push(
      ...colorFindings(location),
      ...pictureFindings(location, config),
      ...(await startPictureFindings(tenant, context)),
      ...(await heroFindings(tenant, live.leadsToPage)),
      ...('kind' in menus ? [menus] : []),
      ...oddLooks(location, links),
      ...dead.replaced,
      ...texts.unfilled.map(({ path, names }) => ({
        kind: 'bad' as const,
        text: `location ${location.url}: the page ${path} names {${names.join('}, {')}}, for which there is no value`,
        words: `Standort ${location.url}: Die Seite ${path} nennt {${names.join('}, {')}}; dafür gibt es keinen Wert.`,
      })),
    );
    for (const to of dead.leftOut) leftOut.set(to, (leftOut.get(to) ?? new Set()).add(location.url));
  }
  if (faults.every(({ kind }) => kind === 'note'))
    faults.push({
      kind: 'ok',
      text: 'required links of all locations lead to pages',
      words: 'Alle nötigen Links führen zu Seiten.',
    });
  const notes = [...leftOut].map(([to, urls]) => ({
    kind: 'note' as const,
    text: `links to "${to}" are left out, no page is there: ${[...urls].join(', ')}`,
    words: `Links zu „${to}“ bleiben weg, dort ist keine Seite: ${[...urls].join(', ')}`,
  }));
  return [...faults, ...notes, ...(await ignoredThemes(context))];
}
