import { asc } from 'drizzle-orm';
import { z } from 'zod';
import { replaceRows } from '~/platform/database/write-rows.server';
import { value } from '~/platform/files/cells';
import { codec } from '~/platform/files/codec';
import { allRows, networkFile } from '~/platform/files/network-file';
import type { EconomicOperator } from './make';
import { makes } from './tables';

const text = z.string().trim().min(1, 'darf nicht leer sein').max(200, 'höchstens 200 Zeichen');

const operator = z
  .strictObject({
    name: text,
    anschrift: text,
    kontakt: z.union([z.email(), z.url({ protocol: /^https$/ })], 'weder E-Mail-Adresse noch https-Adresse'),
  })
  .transform(
    ({ name, anschrift, kontakt }): EconomicOperator => ({
      name,
      postalAddress: anschrift,
      electronicAddress: kontakt,
    }),
  );

const written = ({ name, postalAddress, electronicAddress }: EconomicOperator) => ({
  name,
  anschrift: postalAddress,
  kontakt: electronicAddress,
});

/** The manufacturer answers for the articles of a make (Art. 19 GPSR). */
export const makeFile = networkFile({
  name: 'makes',
  label: 'hersteller',
  codec: codec({
    hersteller: ['name', value(text)],
    produzent: ['manufacturer', value(operator, written)],
    euVerantwortlicher: ['responsible', value(operator.nullable(), (stored) => stored && written(stored))],
  }),
  keyOf: (entry) => entry,
  unique: [{ field: 'hersteller', of: ({ name }) => name }],
  async *stored({ db }) {
    yield await db.select().from(makes).orderBy(asc(makes.name));
  },
  write: async (tx, rows) => replaceRows(tx.db, makes, ['name'], await allRows(rows)),
});
