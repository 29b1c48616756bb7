import { z } from 'zod';
import { type Facet, facetsOf, type ListDefinition } from '~/domain/catalog/listing/list-definition';
import { standortUrl } from './fields';
import type { FieldProblem } from './refusal';

const MAX_VALUES = 40;

const value = z
  .string()
  .max(200)
  .regex(/^[^\p{Cc}]*$/u);

/** Repeated for several values: `saison=winter&saison=ganzjahr`. */
export const values = z.union([value, z.array(value).max(MAX_VALUES)]);

function fieldsOf({ control, parameter, legend }: Facet): [string, z.ZodType][] {
  switch (control) {
    case 'vehicle':
      return [];
    case 'range':
      return [
        [`${parameter}Von`, value.optional().describe(`${legend}: von (Euro)`)],
        [`${parameter}Bis`, value.optional().describe(`${legend}: bis (Euro)`)],
      ];
    case 'checkboxes':
      return [[parameter, values.optional().describe(legend)]];
    case 'flag':
    case 'stock':
      return [[parameter, z.literal('1').optional().describe(legend)]];
    case 'hidden':
    case 'at-least':
      return [[parameter, value.optional().describe(legend)]];
  }
}

export const listPlace = {
  sortierung: value.optional().describe('eines der Wörter in sorts'),
  seite: value.optional().describe('Seite, ab 1'),
};

/** The parameters of the list's page. */
export function listInput(list: ListDefinition) {
  const fields = facetsOf(list).flatMap(([, facet]) => fieldsOf(facet));
  return z.strictObject({ standortUrl, ...Object.fromEntries(fields), ...listPlace });
}

export function queryOf(input: Record<string, unknown>, inPath: readonly string[]): URLSearchParams {
  const query = new URLSearchParams();
  for (const [name, given] of Object.entries(input)) {
    if (inPath.includes(name)) continue;
    for (const one of [given].flat()) if (typeof one === 'string') query.append(name, one);
  }
  return query;
}

export function unreadProblems(unread: readonly { field: string }[]): FieldProblem[] {
  return unread.map(({ field }) => ({ field, message: 'Diesen Wert gibt es hier nicht.' }));
}
