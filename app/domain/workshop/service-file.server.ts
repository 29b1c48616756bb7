import { asc } from 'drizzle-orm';
import { z } from 'zod';
import { replaceRows } from '~/platform/database/write-rows.server';
import { cell, filledWords, integer, slug, slugText, words } from '~/platform/files/cells';
import { codec } from '~/platform/files/codec';
import { allRows, type Names, networkFile } from '~/platform/files/network-file';
import { sanitizedIcon } from '~/platform/html/sanitize.server';
import { REQUEST_SERVICE } from './service';
import { INVALID_SERVICE_URL } from './service-entry';
import { services } from './tables';

export const serviceUrls: Names = { name: 'service-url', missing: () => INVALID_SERVICE_URL };

const url = cell(
  z.string().refine((text) => text === REQUEST_SERVICE || slugText.safeParse(text).success, {
    error: `erlaubt sind Kleinbuchstaben, Ziffern und einfache Bindestriche, oder ${REQUEST_SERVICE}`,
  }),
);

const icon = cell(
  z.string().transform((markup, issues) => {
    const clean = markup.trim() === '' ? '' : sanitizedIcon(markup);
    if (clean === undefined) issues.addIssue({ code: 'custom', message: 'ist keine Zeichnung (<svg>)' });
    return clean ?? '';
  }),
);

/** The network's services (spec 1, section 3: Dienstleistung). */
export const workshopServiceFile = networkFile({
  name: 'services',
  isShort: true,
  codec: codec({
    id: ['id', slug],
    url: ['url', url],
    titel: ['title', cell(filledWords(60))],
    icon: ['icon', icon],
    position: ['position', integer(0, 9_999)],
    kategorie: ['category', cell(words(60))],
    kurztext: ['summary', cell(words(200))],
    landetext: ['landingText', cell(words(5_000))],
  }),
  keyOf: ({ id, url: serviceUrl }) => ({ id, url: serviceUrl }),
  unique: [
    { field: 'id', of: ({ id }) => id },
    { field: 'url', of: ({ url: serviceUrl }) => serviceUrl },
  ],
  provides: [{ names: serviceUrls.name, of: ({ url: serviceUrl }) => [serviceUrl] }],
  async *stored({ db }) {
    yield await db.select().from(services).orderBy(asc(services.position), asc(services.id));
  },
  write: async (tx, rows) => replaceRows(tx.db, services, ['id'], await allRows(rows)),
});
