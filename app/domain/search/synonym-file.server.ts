import { asc } from 'drizzle-orm';
import { z } from 'zod';
import { replaceRows } from '~/platform/database/write-rows.server';
import { value } from '~/platform/files/cells';
import { codec } from '~/platform/files/codec';
import { allRows, networkFile } from '~/platform/files/network-file';
import { searchSynonyms } from './tables';
import { foldQuery } from './typed-text';

const words = z
  .string()
  .trim()
  .min(1, 'darf nicht leer sein')
  .max(60, 'höchstens 60 Zeichen')
  .refine((text) => foldQuery(text) !== '', 'enthält kein Wort');

export const synonymFile = networkFile({
  name: 'synonyms',
  label: 'suchwort',
  codec: codec({ suchwort: ['typed', value(words)], bedeutung: ['meaning', value(words)] }),
  keyOf: (entry) => entry,
  unique: [{ field: 'suchwort', of: ({ typed }) => foldQuery(typed) }],
  async *stored({ db }) {
    yield await db.select().from(searchSynonyms).orderBy(asc(searchSynonyms.typed));
  },
  write: async (tx, rows) => replaceRows(tx.db, searchSynonyms, ['typed'], await allRows(rows)),
});
