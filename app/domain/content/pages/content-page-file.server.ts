import { asc } from 'drizzle-orm';
import { z } from 'zod';
import { locationName, locationUrls } from '~/domain/tenancy/location-name';
import { replaceRows } from '~/platform/database/write-rows.server';
import { filledWords, value, words } from '~/platform/files/cells';
import { codec } from '~/platform/files/codec';
import { allRows, networkFile } from '~/platform/files/network-file';
import { categoryDrawings, guideDrawings } from '~/ui/illustrations/spot-names';
import { dayField } from '~/values/day-field';
import { placeholderNames, unknownPlaceholders } from '../placeholders';
import { ALL_LOCATIONS } from '../tables';
import { type ContentKind, contentKinds, isContentPath } from './content-page';
import { contentPages } from './tables';

const EVERYBODY = 'alle';
const HOST = 'host:';

/** A field that may be missing is null. */
const orNull = <Value>(schema: z.ZodType<Value>) =>
  value<Value | null>(schema.nullable().default(null), (stored) => stored ?? undefined);

const german = Object.values(contentKinds);
const kinds = Object.keys(contentKinds) as ContentKind[];
const kindOf = (name: string) => kinds.find((kind) => contentKinds[kind] === name) ?? 'text';

const line = value(filledWords(200));
const day = dayField('stored', 'erwartet wird ein Tag wie 2026-12-31');

/** Fields with placeholders. */
const texts = {
  label: 'label',
  titel: 'title',
  beschreibung: 'description',
  einleitung: 'lead',
  text: 'markdown',
} as const;

/** Markdown files with front matter; `fuer` says for whom, `alle` by default. */
export const contentPageFile = networkFile({
  name: 'pages',
  label: 'pfad',
  textFile: ({ owner, path }) => `${owner === ALL_LOCATIONS ? EVERYBODY : owner.replace(':', '-')}${path}`,
  codec: codec(
    {
      pfad: [
        'path',
        value(
          filledWords(120).refine(
            isContentPath,
            'erlaubt sind /faq, /fachbegriffe, /TippsTrends, /essen und /duesseldorf, auch mit einem weiteren Teil, /home/aktionen/tecar-reifen, /seiten/… und die Ratgeber wie /wintercheck',
          ),
        ),
      ],
      fuer: [
        'owner',
        value(
          filledWords(120)
            .default(EVERYBODY)
            .transform((name) => (name === EVERYBODY ? ALL_LOCATIONS : name)),
          (owner) => (owner === ALL_LOCATIONS ? undefined : owner),
        ),
      ],
      art: ['kind', value(z.enum(german).transform(kindOf), (kind) => contentKinds[kind])],
      label: ['label', line],
      titel: ['title', line],
      beschreibung: ['description', value(filledWords(400))],
      einleitung: ['lead', value(words(1_000).default(''), (text) => text || undefined)],
      zeichnung: [
        'drawing',
        orNull(z.enum([...categoryDrawings, ...guideDrawings], 'keine Zeichnung dieses Namens')),
      ],
      stichworte: ['askedFor', value(words(500).default(''), (text) => text || undefined)],
      gueltigVon: ['publishedFrom', orNull(day)],
      gueltigBis: ['publishedUntil', orNull(day)],
      vorschau: ['previewKey', orNull(words(100).min(16, 'braucht mindestens 16 Zeichen'))],
      text: ['markdown', value(filledWords(100_000))],
    },
    [
      {
        field: 'gueltigBis',
        message: 'darf nicht vor gueltigVon liegen',
        holds: ({ publishedFrom, publishedUntil }) =>
          !publishedFrom || !publishedUntil || publishedFrom <= publishedUntil,
      },
      ...Object.entries(texts).map(([field, property]) => ({
        field,
        message: `nennt einen unbekannten Platzhalter; es gibt ${placeholderNames.map((name) => `{${name}}`).join(', ')}`,
        holds: (page: Record<typeof property, string>) => unknownPlaceholders(page[property]).length === 0,
      })),
    ],
  ),
  keyOf: ({ owner, path }) => ({ owner, path }),
  unique: [
    { field: 'pfad', of: ({ owner, path }) => `${owner === ALL_LOCATIONS ? EVERYBODY : owner}: ${path}` },
  ],
  references: [
    {
      field: 'fuer',
      names: locationUrls,
      of: ({ owner }) => (owner === ALL_LOCATIONS || owner.startsWith(HOST) ? [] : [owner]),
    },
  ],
  needs: [locationName.name],
  check(entries, network, report) {
    const hosts = new Set(network.entriesOf(locationName).map(({ entry }) => HOST + entry.hostname));
    for (const { place, entry } of entries)
      if (entry.owner.startsWith(HOST) && !hosts.has(entry.owner))
        report(place, 'fuer', `kein Standort hat den Host „${entry.owner.slice(HOST.length)}“`);
  },
  async *stored({ db }) {
    yield await db.select().from(contentPages).orderBy(asc(contentPages.owner), asc(contentPages.path));
  },
  write: async (tx, rows) => replaceRows(tx.db, contentPages, ['owner', 'path'], await allRows(rows)),
});
