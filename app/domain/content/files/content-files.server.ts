import { asc } from 'drizzle-orm';
import { z } from 'zod';
import { locationUrls } from '~/domain/tenancy/location-name';
import { storedPageKey } from '~/domain/tenancy/page-path';
import { replaceRows } from '~/platform/database/write-rows.server';
import { value } from '~/platform/files/cells';
import { codec, entryCodec } from '~/platform/files/codec';
import { allRows, type Names, networkFile } from '~/platform/files/network-file';
import { pictureField } from '~/platform/files/picture-cell';
import { sanitizedHtml, withCleanIcons } from '~/platform/html/sanitize.server';
import { dayField } from '~/values/day-field';
import { navigationContentSchema } from '../navigation/navigation-content';
import { textBlocks } from '../page-texts';
import { ALL_LOCATIONS, navigationContents, offers, pageTexts } from '../tables';

const filled = z.string().trim().min(1, 'darf nicht leer sein');
const text = value(filled);
const path = z.string().regex(/^\/(?!\/)\S*$/, 'kein Pfad, der mit einem / beginnt');
const day = value(dayField('stored', 'erwartet wird ein Tag wie 2026-12-31'));

/** Null: all locations without an entry of their own. */
const whose = value(
  filled.nullable().transform((url) => url ?? ALL_LOCATIONS),
  (url) => (url === ALL_LOCATIONS ? null : url),
);
interface OfLocation {
  locationUrl: string;
}
const ofLocation = {
  field: 'standortUrl',
  names: locationUrls,
  of: ({ locationUrl }: OfLocation) => (locationUrl === ALL_LOCATIONS ? [] : [locationUrl]),
};
const shownUrl = (url: string) => (url === ALL_LOCATIONS ? 'alle' : url);

const categoryUrls: Names = {
  name: 'category-url',
  missing: (url) => `keine Warengruppe hat die url „${url}“`,
};

const menuFields = navigationContentSchema.shape;

export const navigationFile = networkFile({
  name: 'navigation',
  label: 'standortUrl',
  codec: entryCodec(
    z.strictObject({ standortUrl: whose.schema, ...menuFields }).transform(({ standortUrl, ...content }) => ({
      locationUrl: standortUrl,
      content: content as unknown,
    })),
    ({ locationUrl, content }) => ({ standortUrl: whose.format(locationUrl), ...(content as object) }),
  ),
  keyOf: (entry) => entry,
  unique: [{ field: 'standortUrl', of: ({ locationUrl }) => shownUrl(locationUrl) }],
  references: [
    ofLocation,
    {
      field: 'navigationMain',
      names: categoryUrls,
      of: ({ content }) =>
        (navigationContentSchema.safeParse(content).data?.navigationMain ?? []).map((item) =>
          'category' in item ? item.category : null,
        ),
    },
  ],
  async *stored({ db }) {
    yield await db.select().from(navigationContents).orderBy(asc(navigationContents.locationUrl));
  },
  write: async (tx, rows) =>
    replaceRows(
      tx.db,
      navigationContents,
      ['locationUrl'],
      (await allRows(rows)).map(({ content, ...row }) => ({ ...row, content: withCleanIcons(content) })),
    ),
});

export const offerFile = networkFile({
  name: 'offers',
  label: '_id',
  codec: codec(
    {
      standortUrl: ['locationUrl', whose],
      _id: ['id', text],
      title: ['title', text],
      text: ['text', text],
      to: ['to', value(path)],
      gueltigVon: ['validFrom', day],
      gueltigBis: ['validUntil', day],
      bild: ['picture', pictureField],
    },
    [
      {
        field: 'gueltigBis',
        message: 'darf nicht vor gueltigVon liegen',
        holds: ({ validFrom, validUntil }) => validFrom <= validUntil,
      },
    ],
  ),
  keyOf: (entry) => entry,
  unique: [{ field: '_id', of: ({ id }) => id }],
  references: [ofLocation],
  async *stored({ db }) {
    const rows = await db.select().from(offers).orderBy(asc(offers.position), asc(offers.id));
    yield rows.map((row) => ({ ...row, picture: undefined }));
  },
  write: async (tx, rows) =>
    replaceRows(
      tx.db,
      offers,
      ['id'],
      (await allRows(rows)).map(({ picture: _picture, ...offer }, position) => ({ ...offer, position })),
    ),
});

export const pageTextFile = networkFile({
  name: 'page-texts',
  label: 'page',
  codec: codec({
    standortUrl: ['locationUrl', whose],
    page: ['page', value(path)],
    texte: ['blocks', value(z.partialRecord(z.enum(textBlocks), filled))],
  }),
  keyOf: (entry) => entry,
  unique: [
    { field: 'page', of: ({ locationUrl, page }) => `${shownUrl(locationUrl)}: ${storedPageKey(page)}` },
  ],
  references: [ofLocation],
  async *stored({ db }) {
    const rows = await db.select().from(pageTexts).orderBy(asc(pageTexts.locationUrl), asc(pageTexts.page));
    const pages = new Map<string, typeof rows>();
    for (const row of rows) {
      const key = JSON.stringify([row.locationUrl, row.page]);
      pages.set(key, [...(pages.get(key) ?? []), row]);
    }
    yield [...pages.values()].flatMap((blocks) => {
      const [first] = blocks;
      const htmlOf = new Map(blocks.map(({ block, html }) => [block, html]));
      const ordered = textBlocks.flatMap((name) => {
        const html = htmlOf.get(name);
        return html === undefined ? [] : [[name, html] as const];
      });
      return first ? [{ ...first, blocks: Object.fromEntries(ordered) }] : [];
    });
  },
  async write(tx, rows) {
    const blocks = (await allRows(rows)).flatMap(({ locationUrl, page, blocks }) =>
      Object.entries(blocks).map(([block, html]) => ({
        locationUrl,
        page,
        block,
        html: sanitizedHtml(html),
      })),
    );
    // Sanitising may leave nothing of a text.
    const shown = blocks.filter(({ html }) => html.trim() !== '');
    return replaceRows(tx.db, pageTexts, ['locationUrl', 'page', 'block'], shown);
  },
});
