import { readFileSync } from 'node:fs';
import { Ajv2020, type AnySchemaObject } from 'ajv/dist/2020.js';
import { z } from 'zod';
import type { PaypalRequest } from '~/commands/sandbox/sandbox';

const reference = z.object({ $ref: z.string() });
const documents = z.object({
  documents: z.array(
    z.object({
      paths: z.record(
        z.string(),
        z.record(
          z.string(),
          z.object({
            parameters: z.array(reference),
            requestBody: z.object({ content: z.object({ 'application/json': z.unknown() }) }).optional(),
          }),
        ),
      ),
      components: z.record(z.string(), z.record(z.string(), z.unknown())),
    }),
  ),
});
const parameter = z.object({
  name: z.string(),
  in: z.enum(['header', 'path', 'query']),
  required: z.boolean().default(false),
  schema: z.record(z.string(), z.unknown()),
});

const file = new URL('fixtures/paypal-openapi.json', import.meta.url);
const published = documents.parse(JSON.parse(readFileSync(file, 'utf8'))).documents;

/** PayPal ignores fields that it does not know, so that a misspelt one is never told: here each is refused. */
function withoutOthers(schema: unknown, isWhole = false): unknown {
  if (Array.isArray(schema)) return schema.map((one) => withoutOthers(one));
  if (typeof schema !== 'object' || schema === null) return schema;
  const entries = Object.entries(schema).map(([key, value]) => {
    if (key === 'properties')
      return [
        key,
        Object.fromEntries(Object.entries(value).map(([name, one]) => [name, withoutOthers(one, true)])),
      ];
    return [key, withoutOthers(value, key === 'items' || key === 'schema')];
  });
  return { ...Object.fromEntries(entries), ...(isWhole && { unevaluatedProperties: false }) };
}

/** The patterns are those of Java, the formats names of PayPal's own. */
const ajv = new Ajv2020({
  strict: false,
  validateFormats: false,
  unicodeRegExp: false,
  allErrors: true,
  validateSchema: false,
});
for (const [index, document] of published.entries())
  ajv.addSchema(withoutOthers(document) as AnySchemaObject, `paypal-${index}`);

function operationOf(method: string, path: string) {
  for (const [index, { paths, components }] of published.entries())
    for (const [template, operations] of Object.entries(paths)) {
      const names = [...template.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
      const found = new RegExp(`^${template.replace(/\{\w+\}/g, '([^/]+)')}$`).exec(path);
      const operation = operations[method.toLowerCase()];
      if (!found || !operation) continue;
      const parameters = operation.parameters.map(({ $ref }) =>
        parameter.parse(components.parameters?.[$ref.split('/').at(-1) ?? '']),
      );
      const values = Object.fromEntries(names.map((name, at) => [name, found[at + 1]]));
      const place = template.replaceAll('~', '~0').replaceAll('/', '~1');
      const body = `paypal-${index}#/paths/${encodeURIComponent(place)}/post/requestBody/content/application~1json/schema`;
      return { parameters, values, body: operation.requestBody && body };
    }
  return undefined;
}

const problemsOf = (what: string, value: unknown, schema: AnySchemaObject): string[] =>
  ajv.validate(schema, value) ? [] : [`${what}: ${ajv.errorsText(ajv.errors)}`];

/** What PayPal's published definition (OpenAPI) says against a call; empty: nothing. */
export function problemsOfCall({ method, url, headers, body }: PaypalRequest): string[] {
  const operation = operationOf(method, url.pathname);
  if (!operation) return [`There is no ${method} ${url.pathname}`];
  const { parameters, values } = operation;
  const given = (one: z.output<typeof parameter>) => {
    if (one.in === 'path') return values[one.name];
    return one.in === 'query'
      ? (url.searchParams.get(one.name) ?? undefined)
      : headers[one.name.toLowerCase()];
  };
  const known = (place: string) =>
    parameters.filter((one) => one.in === place).map(({ name }) => name.toLowerCase());
  const own = Object.keys(headers).filter((name) => name.startsWith('paypal-') || name === 'prefer');
  const unknown = [
    ...own.filter((name) => !known('header').includes(name)),
    ...[...url.searchParams.keys()].filter((name) => !known('query').includes(name)),
  ];
  return [
    ...unknown.map((name) => `${name} is no parameter of ${method} ${url.pathname}`),
    ...parameters.flatMap((one) => {
      const value = given(one);
      if (value !== undefined) return problemsOf(one.name, value, one.schema);
      return one.required ? [`${one.name} is missing`] : [];
    }),
    ...(operation.body
      ? problemsOf('body', JSON.parse(body), { $ref: operation.body, unevaluatedProperties: false })
      : []),
  ];
}
