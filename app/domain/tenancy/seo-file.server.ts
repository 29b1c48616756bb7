import { asc } from 'drizzle-orm';
import { z } from 'zod';
import { replaceRows } from '~/platform/database/write-rows.server';
import { cell, filledWords, optional, text } from '~/platform/files/cells';
import { codec } from '~/platform/files/codec';
import { allRows, networkFile } from '~/platform/files/network-file';
import { locationUrls } from './location-name';
import { pageKey } from './page-path';
import { EVERY_LOCATION } from './seo-metadata';
import { webAddress } from './settings';
import { seoMetadata } from './tables';

const page = z
  .string()
  .max(300, 'ist länger als 300 Zeichen')
  .regex(/^\/(?!\/)\S*$/, 'kein Pfad, der mit einem / beginnt');

export const seoFields = {
  page,
  title: filledWords(120),
  description: filledWords(320),
  robots: z.string().regex(/^(no)?index, (no)?follow$/, 'erwartet wird index, follow oder ähnlich'),
  canonical: z.union([page, webAddress], 'weder ein Pfad noch eine Adresse mit https://'),
};

/** Metadata of pages for search engines; an empty field is the page's own. */
export const seoFile = networkFile({
  name: 'seo',
  codec: codec({
    standort: ['locationUrl', text],
    seite: ['page', cell(page)],
    titel: ['title', optional(cell(seoFields.title))],
    beschreibung: ['description', optional(cell(seoFields.description))],
    robots: ['robots', optional(cell(seoFields.robots))],
    canonical: ['canonical', optional(cell(seoFields.canonical))],
  }),
  keyOf: ({ locationUrl, page: ofPage }) => ({ locationUrl, page: ofPage }),
  unique: [{ field: 'seite', of: ({ locationUrl, page: ofPage }) => `${locationUrl}: ${pageKey(ofPage)}` }],
  references: [
    {
      field: 'standort',
      names: locationUrls,
      of: ({ locationUrl }) => (locationUrl === EVERY_LOCATION ? [] : [locationUrl]),
    },
  ],
  async *stored({ db }) {
    yield await db.select().from(seoMetadata).orderBy(asc(seoMetadata.locationUrl), asc(seoMetadata.page));
  },
  write: async (tx, rows) => replaceRows(tx.db, seoMetadata, ['locationUrl', 'page'], await allRows(rows)),
});
