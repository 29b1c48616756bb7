import { asc } from 'drizzle-orm';
import { z } from 'zod';
import { replaceRows } from '~/platform/database/write-rows.server';
import { slugText, value } from '~/platform/files/cells';
import { codec } from '~/platform/files/codec';
import { allRows, type Names, networkFile } from '~/platform/files/network-file';
import { dayField } from '~/values/day-field';
import { locationUrls } from '../../tenancy/location-name';
import { labourRates } from '../tables';

export const labourClasses: Names = {
  name: 'labour-class',
  missing: (name) => `workshop.json hat keinen Stundensatz der Klasse „${name}“`,
};

const whole = (min: number, max: number) =>
  value(z.int(`erwartet wird eine Zahl von ${min} bis ${max}`).min(min).max(max));

/** Hourly rates by class of labour, each valid until the next one of its class and location. */
export const labourRateFile = networkFile({
  name: 'workshop',
  label: 'klasse',
  codec: codec({
    klasse: ['labourClass', value(slugText)],
    standortUrl: [
      'locationUrl',
      value(
        z
          .string()
          .min(1, 'darf nicht leer sein')
          .nullable()
          .transform((url) => url ?? ''),
        (url) => url || null,
      ),
    ],
    gueltigAb: ['validFrom', value(dayField('stored', 'erwartet wird ein Tag wie 2026-12-31'))],
    minutenJeAw: ['minutesPerUnit', whole(1, 60)],
    stundensatzCents: ['hourlyCents', whole(1, 1_000_00)],
  }),
  keyOf: (entry) => entry,
  unique: [
    {
      field: 'gueltigAb',
      of: ({ labourClass, locationUrl, validFrom }) => `${labourClass} ${locationUrl} ${validFrom}`,
    },
  ],
  provides: [{ names: labourClasses.name, of: ({ labourClass }) => [labourClass] }],
  references: [{ field: 'standortUrl', names: locationUrls, of: ({ locationUrl }) => [locationUrl || null] }],
  async *stored({ db }) {
    yield await db
      .select()
      .from(labourRates)
      .orderBy(asc(labourRates.labourClass), asc(labourRates.locationUrl), asc(labourRates.validFrom));
  },
  write: async (tx, rows) =>
    replaceRows(tx.db, labourRates, ['labourClass', 'locationUrl', 'validFrom'], await allRows(rows)),
});
