import type { DocumentedField } from '~/storefront/api-docs/api-docs-page';

/** As `z.toJSONSchema` writes it. */
export interface JsonSchema {
  $ref?: string;
  type?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: JsonSchema[];
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  description?: string;
  format?: string;
}

export type NamedSchemas = Readonly<Record<string, unknown>>;

const words: Record<string, string> = {
  string: 'Text',
  integer: 'ganze Zahl',
  number: 'Zahl',
  boolean: 'ja/nein',
  null: 'null',
  object: 'Objekt',
};

const nameOfRef = (ref: string) => ref.split('/').at(-1) ?? '';

function typeOf(schema: JsonSchema): string {
  if (schema.$ref) return nameOfRef(schema.$ref);
  if (schema.anyOf) return [...new Set(schema.anyOf.map(typeOf))].join(' oder ');
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(', ');
  if (schema.type === 'array') return `Liste: ${typeOf(schema.items ?? {})}`;
  const word = words[schema.type ?? ''] ?? 'beliebig';
  return schema.format ? `${word} (${schema.format})` : word;
}

/** Fields within fields, down to a schema that contains itself. */
export function documentedFields(
  schema: JsonSchema,
  named: NamedSchemas,
  prefix = '',
  above: readonly string[] = [],
): DocumentedField[] {
  if (schema.$ref) {
    const name = nameOfRef(schema.$ref);
    if (above.includes(name)) return [];
    return documentedFields(named[name] as JsonSchema, named, prefix, [...above, name]);
  }
  if (schema.items) return documentedFields(schema.items, named, `${prefix}[]`, above);
  if (schema.anyOf) return schema.anyOf.flatMap((one) => documentedFields(one, named, prefix, above));
  return Object.entries(schema.properties ?? {}).flatMap(([key, own]) => {
    const name = prefix ? `${prefix}.${key}` : key;
    const field = {
      name,
      type: typeOf(own),
      isRequired: schema.required?.includes(key) ?? false,
      description: own.description ?? '',
    };
    return [field, ...documentedFields(own, named, name, above)];
  });
}
