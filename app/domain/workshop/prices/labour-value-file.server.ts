import { asc } from 'drizzle-orm';
import type { z } from 'zod';
import { replaceRows } from '~/platform/database/write-rows.server';
import {
  cell,
  euros,
  filledWords,
  integer,
  matching,
  optional,
  slug,
  tenths,
  text,
} from '~/platform/files/cells';
import { codec } from '~/platform/files/codec';
import { allRows, networkFile } from '~/platform/files/network-file';
import { serviceUrls } from '../service-file.server';
import { labourValues } from '../tables';
import { labourClasses } from './labour-rate-file.server';

const noParts = { ...optional(euros) };

/** Gross; an empty field is 0. */
const parts = {
  ...noParts,
  schema: noParts.schema.transform((cents) => cents ?? 0) as z.ZodType<number>,
  format: (cents: number) => noParts.format(cents === 0 ? null : cents),
};

/** The lines of a service's price, for vehicles whose DAT ECode begins like `ecode`. */
export const labourValueFile = networkFile({
  name: 'labour-values',
  codec: codec({
    leistung: ['serviceUrl', text],
    ecode: [
      'ecodePrefix',
      matching(
        /^(\d{2}|\d{5}|\d{8}|\d{11}|\d{15})?$/,
        'erwartet werden 2, 5, 8, 11 oder 15 Ziffern oder nichts',
      ),
    ],
    zeile: ['position', integer(1, 99)],
    arbeit: ['label', cell(filledWords(80))],
    klasse: ['labourClass', slug],
    aw: ['unitsTenths', tenths(0, 9_990)],
    teile: ['partsCents', parts],
  }),
  keyOf: ({ serviceUrl, ecodePrefix, position, labourClass }) => ({
    serviceUrl,
    ecodePrefix,
    position,
    labourClass,
  }),
  unique: [
    {
      field: 'zeile',
      of: ({ serviceUrl, ecodePrefix, position }) => `${serviceUrl} ${ecodePrefix} ${position}`,
    },
  ],
  references: [
    { field: 'leistung', names: serviceUrls, of: ({ serviceUrl }) => [serviceUrl] },
    { field: 'klasse', names: labourClasses, of: ({ labourClass }) => [labourClass] },
  ],
  async *stored({ db }) {
    yield await db
      .select()
      .from(labourValues)
      .orderBy(asc(labourValues.serviceUrl), asc(labourValues.ecodePrefix), asc(labourValues.position));
  },
  write: async (tx, rows) =>
    replaceRows(tx.db, labourValues, ['serviceUrl', 'ecodePrefix', 'position'], await allRows(rows)),
});
