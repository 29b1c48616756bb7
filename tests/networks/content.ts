import fc from 'fast-check';
import { z } from 'zod';
import { navigationFile, offerFile, pageTextFile } from '~/domain/content/files/content-files.server';
import { textBlocks } from '~/domain/content/page-texts';
import { storedPageKey } from '~/domain/tenancy/page-path';
import { arbitraryOf, fieldsOf } from './arbitrary-of';
import { byPath, type Draw, type Entry, shapeOf, some } from './drawing';
import { internalTargets, type LinkPlaces, links, pages } from './links';
import { markup } from './words';

const drawnPictures = [
  '/bilder/felgen/sport/Silber/18/5.svg',
  '/bilder/reifen/alpin/Winter/205%2F55%20R16.svg',
];

export function contentFiles(
  draw: Draw,
  places: LinkPlaces,
  categories: readonly Entry[],
  urls: readonly string[],
) {
  const whose = [null, ...draw(fc.subarray([...urls]))];
  const target = internalTargets(places);
  const link = links(places);
  const menu = byPath(
    {
      'navigationMain[].category': fc.constantFrom(...categories.map(({ url }) => url)),
      'navigationMain[].dropdown.offer.imageMedium': fc.constantFrom(...drawnPictures),
      'navigationMain[].dropdown.topics[].image': fc.constantFrom(...drawnPictures),
      'navigationMain[].dropdown.topics[].url': target,
      'navigationSub.contextText': markup(target).map((html) => `${html}<p>{telefon}</p>`),
    },
    link,
  );
  const standortUrl = fc.constantFrom(...whose);
  const offer = byPath({
    standortUrl,
    to: target.filter((to) => z.safeParse(shapeOf(offerFile).to ?? z.never(), to).success),
  });
  const texts = byPath({ page: fc.constant('/'), texte: fc.constant({}) });
  const blocks = [...textBlocks];
  return {
    'navigation.json': whose.map((url) => ({
      ...draw(fieldsOf(shapeOf(navigationFile), menu)),
      standortUrl: url,
    })),
    'offers.json': draw(some(arbitraryOf(offerFile.codec.schema, offer) as fc.Arbitrary<Entry>, 0, 5)).map(
      (entry, index) => ({
        ...entry,
        _id: `offer-${index}`,
      }),
    ),
    'page-texts.json': whose.flatMap((url) =>
      draw(fc.uniqueArray(pages(places), { maxLength: 3, selector: storedPageKey })).map((page) => ({
        ...draw(fieldsOf(shapeOf(pageTextFile), texts)),
        standortUrl: url,
        page,
        texte: Object.fromEntries(
          draw(fc.subarray(blocks, { minLength: 1 })).map((block) => [block, draw(markup(target))]),
        ),
      })),
    ),
  };
}
