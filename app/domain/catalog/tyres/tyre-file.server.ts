import { asc, isNotNull } from 'drizzle-orm';
import type { Context } from '~/platform/context';
import {
  type Cell,
  cell,
  euros,
  flag,
  gtin13,
  integer,
  matching,
  oneOf,
  optional,
  slug,
  text,
} from '~/platform/files/cells';
import { codec, type Split } from '~/platform/files/codec';
import { pictureCell } from '~/platform/files/picture-cell';
import { speedOf } from '~/values/tyre-indices';
import { formatSize } from '~/values/tyre-size';
import { articleFile } from '../article-files/article-file.server';
import { categories } from '../categories/tables';
import { readSidewall } from './sidewall';
import { tyres } from './tables';
import { type Tyre, tyreCategories, tyreCategoryUrls, tyrePictureKey, tyreTitle } from './tyre';
import { tyrePresetOf } from './tyre-preset';
import {
  labelClasses,
  noiseClasses,
  type Season,
  seasons,
  type VehicleKind,
  vehicleKinds,
} from './tyre-terms';

const seasonWords: Record<Season, readonly string[]> = {
  sommer: ['s', 'so', 'som', 'sommerreifen', 'summer'],
  winter: ['w', 'wi', 'win', 'winterreifen', 'm+s'],
  ganzjahr: ['g', 'gj', 'gjr', 'a', 'as', 'ganzjahresreifen', 'allwetter', 'all season', 'allseason', '4s'],
};
const vehicleWords: Record<VehicleKind, readonly string[]> = {
  PKW: ['p', 'car', 'pkw-reifen', 'personenwagen'],
  SUV: ['4x4', 'offroad', 'suv/4x4', 'gelände', 'geländewagen', '4x4/suv'],
  Transporter: ['c', 'llkw', 'van', 'lkw leicht', 'leicht-lkw', 'lt'],
};

function withMeanings<Value extends string>(of: Cell<Value>, words: Record<Value, readonly string[]>) {
  const theirs = Object.entries<readonly string[]>(words).flatMap(([ours, all]) =>
    all.map((word) => [word, ours]),
  );
  return { ...of, meanings: { ...of.meanings, ...Object.fromEntries(theirs) } };
}

/** '3625' on the sidewall is week 36 of 2025; a spreadsheet writes '0225' as '225'. */
function dotYear(text: string): string | undefined {
  const [, week, year] = /^(?:DOT\s*)?(\d{1,2})\/?(1[5-9]|[2-4]\d)$/i.exec(text) ?? [];
  const isWeek = Number(week) >= 1 && Number(week) <= 53;
  return isWeek && !text.startsWith('20') ? `20${year}` : undefined;
}

const labelClass = oneOf(...labelClasses);
const inches = integer(10, 24);
const ratio = optional(integer(20, 90));

/** Categories choose tyres of their own by a preset. */
async function selections({ db }: Pick<Context, 'db'>) {
  const rows = await db
    .select({ url: categories.url, preset: categories.preset })
    .from(categories)
    .where(isNotNull(categories.parentId))
    .orderBy(asc(categories.position), asc(categories.id));
  return rows.flatMap(({ url, preset }) => (preset ? [{ url, ...tyrePresetOf({ preset }) }] : []));
}

/** `205/55 R16 91V`: wholesalers write a size in one column. */
const wholeSize: Split = {
  columns: [
    'breite',
    'hoehe',
    'bauart',
    'durchmesser',
    'tragfaehigkeit',
    'tragfaehigkeitZwilling',
    'geschwindigkeitsindex',
    'xl',
    'c',
  ],
  split: readSidewall,
};

function drawnTread({ saison, fahrzeug }: Readonly<Record<string, string>>): string {
  if (fahrzeug === 'Transporter') return 'transporter';
  if (saison === 'winter') return 'lamellen';
  return saison === 'ganzjahr' ? 'allwetter' : 'komfort';
}

const notNamed = () => '0';

export const tyreFile = articleFile({
  name: 'tyres',
  kind: 'tyre',
  one: 'ein Reifen',
  table: tyres,
  categoryUrls: tyreCategoryUrls,
  codec: codec(
    {
      id: ['code', slug],
      gtin: ['gtin', gtin13],
      hersteller: ['make', text],
      modell: ['model', text],
      saison: ['season', withMeanings(oneOf(...seasons), seasonWords)],
      fahrzeug: ['vehicleKind', withMeanings(oneOf(...vehicleKinds), vehicleWords)],
      breite: ['width', integer(125, 405)],
      hoehe: [
        'aspect',
        cell(
          ratio.schema.transform((read) => read ?? 0),
          (aspect) => String(aspect || ''),
        ),
      ],
      bauart: ['construction', oneOf('R', 'ZR')],
      durchmesser: [
        'rimTenths',
        cell(
          inches.schema.transform((read) => read * 10),
          (rimTenths) => String(rimTenths / 10),
        ),
      ],
      tragfaehigkeit: ['loadIndex', integer(60, 149)],
      tragfaehigkeitZwilling: ['twinLoadIndex', optional(integer(60, 149))],
      geschwindigkeitsindex: [
        'speedIndex',
        oneOf<string>('L', 'M', 'N', 'P', 'Q', 'R', 'S', 'T', 'U', 'H', 'V', 'W', 'Y', '(Y)'),
      ],
      xl: ['isExtraLoad', flag],
      c: ['isCommercial', flag],
      runflat: [
        'runFlatMark',
        optional(matching(/^[A-Za-z][A-Za-z/-]{1,5}$/, 'kein Run-Flat-Kürzel wie RFT, SSR, ROF oder ZP')),
      ],
      oe: [
        'oeMark',
        optional(matching(/^(\*|[A-Z][A-Z0-9]{1,4})$/, 'kein OE-Kürzel wie *, MO, AO, N0 oder VOL')),
      ],
      alpin: ['hasAlpineSymbol', flag],
      ms: ['isMudAndSnow', flag],
      felgenschutz: ['hasRimProtection', flag],
      eis: ['hasIceGrip', flag],
      kraftstoff: ['fuelClass', labelClass],
      nasshaftung: ['wetClass', labelClass],
      geraeusch: ['noiseClass', oneOf(...noiseClasses)],
      db: ['noiseDb', integer(60, 80)],
      eprel: ['eprelId', optional(matching(/^\d{6,7}$/, 'keine EPREL-Nummer mit 6 oder 7 Ziffern'))],
      preis: ['priceCents', optional(euros)],
      profil: [
        'tread',
        oneOf<string>(
          'sport',
          'komfort',
          'eco',
          'asymmetrisch',
          'lamellen',
          'alpin',
          'allwetter',
          'transporter',
        ),
      ],
      dot: ['dotYear', { ...integer(2015, 2099), meaningOf: dotYear }],
      bilder: ['pictures', pictureCell],
    },
    [
      {
        field: 'tragfaehigkeitZwilling',
        message: 'gehört zu C-Reifen (c = 1)',
        // Tyres of camping vehicles (CP) have one load index.
        holds: ({ isCommercial, twinLoadIndex }) => isCommercial || twinLoadIndex === null,
      },
    ],
    {
      splits: { groesse: wholeSize },
      describing: ['kraftstoff', 'nasshaftung', 'geraeusch', 'db'],
      defaults: { profil: drawnTread, eis: notNamed, felgenschutz: notNamed, ms: notNamed },
    },
  ),
  keyOf: ({ code, gtin, width, aspect, rimTenths, runFlatMark, isCommercial }) => ({
    code,
    gtin,
    width,
    aspect,
    rimTenths,
    runFlatMark,
    isCommercial,
  }),
  async articles(tx, rows) {
    const choices = await selections(tx);
    return rows.map(({ code, gtin, make, priceCents, pictures: _pictures, ...row }) => {
      const own: Omit<Tyre, 'articleId'> = { ...row, speedKmh: speedOf(row.speedIndex) ?? 0 };
      const chosen = choices.filter(
        ({ vehicleKind, runFlat }) =>
          (!vehicleKind || vehicleKind === own.vehicleKind) && (!runFlat || own.runFlatMark),
      );
      return {
        code,
        gtin,
        make,
        title: tyreTitle({ make, model: own.model }),
        subtitle: formatSize(own),
        pictureKey: tyrePictureKey({ make, ...own }),
        // A season's category may choose further tyres.
        categoryUrls: [...new Set([...tyreCategories(own), ...chosen.map(({ url }) => url)])],
        priceCents,
        own,
      };
    });
  },
  rows: (_context, stored) =>
    stored.map(({ code, gtin, make, own }) => ({ ...own, code, gtin: gtin ?? '', make })),
});
