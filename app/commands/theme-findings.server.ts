import { colorsOf, unknownColors } from '~/domain/tenancy/colors';
import type { Network } from '~/domain/tenancy/network';
import { footerPages, type Theme, type ThemeLink } from '~/domain/tenancy/theme';
import type { Config } from '~/platform/config/config.server';
import type { Context } from '~/platform/context';
import type { PageMatcher } from '~/platform/http/page-matcher.server';
import { liveAddress } from '~/storefront/navigation/live-links.server';
import { isShownPicture } from '~/storefront/pictures/shown-picture';
import { readableColors } from '~/ui/theme/values/readable-colors';
import type { Finding } from './finding';
import { ignoredThemes, linksOfTheme, menuLinks, oddLooks } from './look-findings.server';
import { redirectFindings } from './redirect-findings.server';
import { tenantOf } from './tenant-of';

/** Required targets and the others. */
function targetsOf(theme: Theme, menus: readonly ThemeLink[]) {
  const { header, footer } = theme;
  const required = [
    ...footerPages.map((name) => [`footer.links.${name}`, footer.links[name].to] as const),
    ['header.carDealerLink', header.carDealerLink.to] as const,
  ];
  const heroes = header.heroContentByPage.flatMap(({ to }) => to ?? []);
  return { required, others: [...[...linksOfTheme(theme), ...menus].map(({ to }) => to), ...heroes] };
}

/** Dead required links are replaced and are faults; other dead links are left out, because they may name future pages. */
export async function themeFindings(
  network: Network,
  context: Context,
  pageAt: PageMatcher,
  config: Config,
): Promise<Finding[]> {
  const reader = { network, pageAt, isNoaEmployee: false, imageSources: config.imageSources };
  const faults = await redirectFindings(reader, context, config);
  const leftOut = new Map<string, Set<string>>();
  for (const location of network.locationsByUrl.values()) {
    if (network.redirects.get(location.url.toLowerCase())?.moved) continue;
    const tenant = tenantOf(network, location, config);
    if (!tenant) {
      faults.push({ kind: 'bad', text: `location ${location.url}: there is no host ${location.hostname}` });
      continue;
    }
    const colors = colorsOf(location);
    for (const name of unknownColors(location))
      faults.push({
        kind: 'bad',
        text: `location ${location.url}: colors.${name} is ignored, it is no colour of the themes`,
      });
    const shown = readableColors(location.theme.componentName, colors);
    for (const [name, color] of Object.entries(colors))
      if (!(name in shown)) {
        const text = `location ${location.url}: colors.${name} ${color} is left out, it cannot be read beside the colours of the theme ${location.theme.componentName}`;
        faults.push({ kind: 'bad', text });
      }
    const isLive = async (to: string) => (await liveAddress(tenant, context, reader, to)) !== undefined;
    const { heroContentByPage, logo } = location.theme.header;
    const pictures = [...heroContentByPage.map(({ imageLink }) => imageLink), logo?.publicUrl ?? ''];
    for (const source of pictures)
      if (source && !isShownPicture(location, source, config.imageSources)) {
        const text = `location ${location.url}: picture "${source}" is not shown, its host is not among bilderHosts and IMAGE_SOURCES`;
        faults.push({ kind: 'bad', text });
      }
    const menus = await menuLinks(tenant, context);
    if ('kind' in menus) faults.push(menus);
    const links = 'kind' in menus ? [] : menus;
    faults.push(...oddLooks(location, links));
    const { required, others } = targetsOf(location.theme, links);
    for (const [place, to] of required) {
      if (await isLive(to)) continue;
      const text = `location ${location.url}: ${place} "${to}" leads nowhere, a page of the shop stands in its place`;
      faults.push({ kind: 'bad', text });
    }
    for (const to of others)
      if (!(await isLive(to))) leftOut.set(to, (leftOut.get(to) ?? new Set()).add(location.url));
  }
  if (faults.every(({ kind }) => kind === 'note'))
    faults.push({ kind: 'ok', text: 'required links of all locations lead to pages' });
  const notes = [...leftOut].map(([to, urls]) => ({
    kind: 'note' as const,
    text: `links to "${to}" are left out, no page is there: ${[...urls].join(', ')}`,
  }));
  return [...faults, ...notes, ...(await ignoredThemes(context))];
}
