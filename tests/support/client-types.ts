import type { z } from 'zod';
import type { Call } from '~/http/api/call.server';
import { namedSchemas, schemaOf } from '~/http/api/open-api.server';

interface Schema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  allOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: Schema | boolean;
}

const words: Record<string, string> = {
  string: 'string',
  integer: 'number',
  number: 'number',
  boolean: 'boolean',
  null: 'null',
};

const literals = (values: readonly unknown[]) => values.map((value) => JSON.stringify(value)).join(' | ');

/** TypeScript of a JSON schema. */
function typeOf(schema: Schema): string {
  if (schema.$ref) return schema.$ref.split('/').at(-1) ?? 'unknown';
  if (schema.const !== undefined) return literals([schema.const]);
  if (schema.enum) return literals(schema.enum);
  if (schema.anyOf) return [...new Set(schema.anyOf.map(typeOf))].join(' | ');
  if (schema.allOf && schema.type === undefined) return schema.allOf.map(typeOf).join(' & ');
  if (Array.isArray(schema.type)) return schema.type.map((type) => typeOf({ ...schema, type })).join(' | ');
  if (schema.type === 'array') return `Array<${typeOf(schema.items ?? {})}>`;
  if (schema.type !== 'object') return words[schema.type ?? ''] ?? 'unknown';
  const fields = Object.entries(schema.properties ?? {}).map(
    ([name, own]) => `${JSON.stringify(name)}${schema.required?.includes(name) ? '' : '?'}: ${typeOf(own)}`,
  );
  const more = schema.additionalProperties;
  if (typeof more === 'object' && Object.keys(more).length > 0)
    fields.push(`[name: string]: ${typeOf(more)} | undefined`);
  return `{ ${fields.join('; ')} }`;
}

const typeOfZod = (schema: z.ZodType, io: 'input' | 'output') => typeOf(schemaOf(schema, io) as Schema);

function bodyOf({ body, line, file }: Call): string | undefined {
  if (body) return typeOfZod(body, 'input');
  if (line) return `Array<${typeOfZod(line, 'input')}>`;
  return file ? 'Blob' : undefined;
}

/** What `app/client/calls.d.ts` says of the calls. */
export function clientTypes(calls: readonly Call[]): string {
  const entries = calls.map((call) => {
    const body = bodyOf(call);
    const fields = [
      `input: ${typeOfZod(call.input, 'input')};`,
      ...(body === undefined ? [] : [`body: ${body};`]),
      `answer: ${typeOfZod(call.answer, 'output')};`,
    ];
    return `  ${JSON.stringify(`${call.method} ${call.path}`)}: {\n    ${fields.join('\n    ')}\n  };`;
  });
  const named = Object.entries(namedSchemas).map(
    ([name, schema]) => `export type ${name} = ${typeOf(schema as Schema)};`,
  );
  return [
    '// Made of the declarations of the calls (tests/architecture/client.test.ts).',
    ...named.sort(),
    `export interface Calls {\n${entries.join('\n')}\n}`,
    '',
  ].join('\n\n');
}
