import { z } from 'zod';
import { type Cell, filledWords, value } from '~/platform/files/cells';
import type { FileName, NetworkView } from '~/platform/files/network-file';
import { type CategoryField, fieldTypes } from './category-field';
import { readValues } from './read-values';

const listParameters = [
  'fabrikat',
  'hersteller',
  'preis',
  'preisbis',
  'preisvon',
  'seite',
  'sofort',
  'sortierung',
];

const categoryField = z
  .strictObject({
    name: z
      .string()
      .regex(/^[a-z][a-z0-9]{0,29}$/, 'erlaubt sind Kleinbuchstaben und Ziffern, höchstens 30')
      .refine((name) => !listParameters.includes(name), 'haben alle Listen schon'),
    bezeichnung: filledWords(60),
    typ: z.enum(fieldTypes, `erwartet wird ${fieldTypes.join(', ')}`),
    einheit: filledWords(12).nullable().default(null),
    mehrere: z.boolean().default(false),
  })
  .refine(({ typ, einheit }) => einheit === null || typ === 'number', {
    path: ['einheit'],
    message: 'gehört zu einer Zahl (number)',
  })
  .refine(({ typ, mehrere }) => !mehrere || typ !== 'flag', {
    path: ['mehrere'],
    message: 'ja und nein schließen sich aus',
  })
  .transform(
    ({ name, bezeichnung, typ, einheit, mehrere }): CategoryField => ({
      name,
      label: bezeichnung,
      type: typ,
      unit: einheit,
      isMultiple: mehrere,
    }),
  );

/** The `fields` of a category's entry. */
export const categoryFieldsCell: Cell<CategoryField[]> = value(
  z
    .array(categoryField)
    .refine((all) => new Set(all.map(({ name }) => name)).size === all.length, 'ein name kommt mehrfach vor')
    .optional()
    .transform((fields) => fields ?? []),
  (fields) =>
    fields.length === 0
      ? undefined
      : fields.map(({ name, label, type, unit, isMultiple }) => ({
          name,
          bezeichnung: label,
          typ: type,
          einheit: unit,
          mehrere: isMultiple,
        })),
);

interface WithFields {
  url: string;
  presentation: string;
  fields: readonly CategoryField[];
  subCategories: readonly WithFields[];
}

const everyEntry = (entry: WithFields): WithFields[] => [entry, ...entry.subCategories.flatMap(everyEntry)];

export const categoriesName: FileName<WithFields> = {
  name: 'categories',
};

export function checkValues(
  network: NetworkView,
  categoryUrl: string | undefined,
  pairs: readonly (readonly [name: string, words: string])[],
  report: (field: string, message: string) => void,
): void {
  const category = network
    .entriesOf(categoriesName)
    .flatMap(({ entry }) => everyEntry(entry))
    .find(({ url, presentation }) => url === categoryUrl && presentation === 'list');
  const read = category && readValues(category.fields, pairs);
  if (!read || read.ok) return;
  for (const { field, message } of read.problems) report(`werte.${field}`, message);
}
