import { findPageTexts } from '~/domain/content/page-texts.server';
import { isStartPage, storedPageKey } from '~/domain/tenancy/page-path';
import { type Audience, storedPageKeyAt, type Tenant } from '~/domain/tenancy/tenant';
import type { Theme } from '~/domain/tenancy/theme';
import type { Context } from '~/platform/context';
import { sanitizedHtml } from '~/platform/html/sanitize.server';
import { loadPart } from '~/platform/parts/load-part.server';
import { heroEntries } from '../homes/hero-entries';
import { type LinkReader, linksOf } from '../navigation/live-links.server';
import { liveMarkup } from '../navigation/live-markup.server';
import { loadMenusOrBare } from '../navigation/load-navigation.server';
import { findStartPagePhotos } from '../pictures/location-photos.server';
import { pictureSet } from '../pictures/picture-set';
import { pictureNow } from '../pictures/scene-now.server';
import type { PageParts } from '../shell/shell';
import { heroesOfPage } from './heroes-of-page';

/** HTML by path; other values are ignored. */
function contentOf(tenant: Tenant, page: string): string | undefined {
  const { pageContent } = tenant.location.theme.header;
  if (typeof pageContent !== 'object' || pageContent === null) return undefined;
  const key = storedPageKey(page);
  const own = Object.entries(pageContent).find(([path]) => storedPageKeyAt(tenant, path) === key)?.[1];
  return typeof own === 'string' ? sanitizedHtml(own) : undefined;
}

/** The workshop; the place if the hero is the workshop; the hero's drawing if the theme hides it. */
function houseOf(theme: Theme, own: Theme['header']['heroContentByPage']): string {
  const { hero } = heroEntries({ ...theme.header, heroContentByPage: own });
  if (hero?.imageLink === 'drawing:workshop') return 'drawing:place';
  const [hidden] = hero ? [] : own;
  return hidden?.imageLink.startsWith('drawing:') ? hidden.imageLink : 'drawing:workshop';
}

/** Pixels of phones, tablets, screens and sharp screens. */
const HERO_WIDTHS = [480, 960, 1_440, 2_160];

/** @param page path below the location */
export async function loadPageParts(
  audience: Audience,
  context: Context,
  reader: LinkReader,
  page: string,
): Promise<PageParts> {
  const part = <Value, Instead>(name: string, load: () => Value | PromiseLike<Value>, instead: Instead) =>
    loadPart(context, { name, location: audience.location.url }, load, instead);
  const [{ heroes }, texts, photos] = await Promise.all([
    loadMenusOrBare(audience, context, reader),
    part('texts', () => findPageTexts(audience, context, page), []),
    part(
      'photos',
      () => (isStartPage(page) ? findStartPagePhotos(audience.location, context) : undefined),
      undefined,
    ),
  ]);
  const links = linksOf(audience, context, reader);
  const live = (html: string) => liveMarkup(links, audience.basename, html);
  const own = heroesOfPage(audience, heroes, page);
  const picture = (imageLink: string) => pictureNow(audience.location, imageLink, context.now());
  return {
    heroes: own.map((entry) => ({
      ...entry,
      imageLink: picture(entry.imageLink),
      imageSet: pictureSet(
        entry.imageLink,
        reader.imageSources,
        HERO_WIDTHS,
        audience.outside.imageBase ?? '',
      ),
    })),
    house: picture(houseOf(audience.location.theme, own)),
    ...(photos && { photos }),
    content: await part(
      'content',
      () => {
        const content = contentOf(audience, page);
        return content && live(content);
      },
      undefined,
    ),
    texts: await part('texts of links', () => Promise.all(texts.map(live)), []),
  };
}
