import type { z } from 'zod';
import { apiOriginOf, basenameOf, pageAddress, type Tenant } from '~/domain/tenancy/tenant';
import type { Caller, DeclaredCall, Example } from '~/http/api/call.server';
import { declaredCalls } from '~/http/api/calls.server';
import { anchorOf } from '~/http/api/deprecation';
import { namedSchemas, refusalsOf, schemaOf } from '~/http/api/open-api.server';
import { LINES_TYPE } from '~/http/api/read-lines.server';
import { requestScope } from '~/http/request-scope';
import { tyresPath } from '~/paths';
import type { KeyedContext } from '~/platform/context';
import { ApiDocsPage, type DocumentedCall, type DocumentedField } from '~/storefront/api-docs/api-docs-page';
import type { PageHandle } from '~/storefront/shell/page-handle';
import { embedScriptPath, openApiPath } from '~/values/api-paths';
import { serviceRequestPath } from '~/values/workshop-paths';
import type { Route } from './+types/api.docs';

export const handle: PageHandle = { hasOwnFrame: true, isStatic: true };

export const meta: Route.MetaFunction = () => [
  { title: 'API' },
  { name: 'robots', content: 'noindex, follow' },
];

export async function loader(args: Route.LoaderArgs) {
  const { tenant, context } = requestScope(args.context);
  const typed = (args.url.searchParams.get('q') ?? '').trim().slice(0, 100);
  const calls = await documentedCalls(tenant, context);
  // The path of the page has no location.
  const shop = { ...tenant, basename: basenameOf(tenant.host, tenant.location) };
  return {
    origin: tenant.origin,
    documentPath: openApiPath,
    calls: findCalls(calls, typed),
    count: calls.length,
    typed,
    embed: {
      shop: pageAddress(shop, '/'),
      script: `${tenant.origin}${embedScriptPath}`,
      tyres: pageAddress(shop, tyresPath),
      workshop: pageAddress(shop, serviceRequestPath),
    },
  };
}

/** As `z.toJSONSchema` writes it. */
interface JsonSchema {
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

type NamedSchemas = Readonly<Record<string, unknown>>;

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
function documentedFields(
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

const callers: Record<Caller, string> = {
  everybody: 'Ohne Anmeldung.',
  holder: 'Ohne Anmeldung, mit dem Token in der Adresse.',
  shopper: 'Mit dem Token eines Warenkorbs oder eines bestätigten Kontos als Bearer-Token.',
  'signed-up': 'Mit Bearer-Token, auch vor der Bestätigung der E-Mail-Adresse.',
  account: 'Mit Bearer-Token eines bestätigten Kontos.',
  program: 'Mit einem API-Schlüssel als Bearer-Token.',
};

const STAFF_SEE_MORE = ' Mit dem Bearer-Token von Mitarbeitern auch, was nur sie sehen.';

const callerOf = ({ caller, scope, showsStaffMore }: DeclaredCall) =>
  scope
    ? `Mit einem API-Schlüssel mit dem Recht „${scope}“ als Bearer-Token.`
    : callers[caller] + (showsStaffMore ? STAFF_SEE_MORE : '');

const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;

function addressOf({ path, inPath }: DeclaredCall, input: Record<string, string>): string {
  const filled = inPath.reduce(
    (text, name) => text.replace(`{${name}}`, encodeURIComponent(input[name] ?? '')),
    path,
  );
  const query = new URLSearchParams(Object.entries(input).filter(([name]) => !inPath.includes(name)));
  return query.size > 0 ? `${filled}?${query}` : filled;
}

function curlOf(call: DeclaredCall, origin: string, { input = {}, body, lines, file }: Example): string {
  return [
    'curl',
    ...(call.method === 'GET' ? [] : [`-X ${call.method}`]),
    quoted(origin + addressOf(call, input)),
    ...(call.caller === 'everybody' || call.caller === 'holder' ? [] : ['-H "Authorization: Bearer $TOKEN"']),
    ...(body === undefined
      ? []
      : [`-H 'Content-Type: application/json'`, `-d ${quoted(JSON.stringify(body))}`]),
    ...(call.file && file ? [`-F ${quoted(`${call.file.field}=@${file}`)}`] : []),
    ...(lines === undefined
      ? []
      : [
          `-H 'Content-Type: ${LINES_TYPE}'`,
          `-d ${quoted(lines.map((line) => JSON.stringify(line)).join('\n'))}`,
        ]),
  ].join(' ');
}

function fieldsOf(schema: z.ZodType, io: 'input' | 'output'): DocumentedField[] {
  return documentedFields(schemaOf(schema, io) as JsonSchema, namedSchemas);
}

/** All calls, with examples of the tenant's location. */
function documentedCalls(tenant: Tenant, context: KeyedContext): Promise<DocumentedCall[]> {
  return Promise.all(
    declaredCalls.map(async (call) => ({
      anchor: anchorOf(call),
      method: call.method,
      path: call.path,
      summary: call.summary,
      caller: callerOf(call),
      deprecated: call.deprecated,
      parameters: fieldsOf(call.input, 'input'),
      body: call.body ? fieldsOf(call.body, 'input') : [],
      file: call.file && { name: call.file.field, description: call.file.description },
      line: call.line ? fieldsOf(call.line, 'input') : [],
      status: call.status,
      answer: fieldsOf(call.answer, 'output'),
      answerTypes: [...(call.answerTypes ?? [])],
      refusals: [...refusalsOf(call)].map(([status, reasons]) => ({ status, reasons })),
      example: curlOf(call, apiOriginOf(tenant), await call.example(tenant, context)),
    })),
  );
}

function wordsOf(call: DocumentedCall): string {
  const { method, path, summary, parameters, body, line, answer, file } = call;
  const fields = [...parameters, ...body, ...line, ...answer].map(({ name }) => name);
  return [method, path, summary, file?.name ?? '', ...fields].join('\n').toLowerCase();
}

function findCalls(calls: readonly DocumentedCall[], typed: string): DocumentedCall[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  return calls.filter((call) => {
    const own = wordsOf(call);
    return words.every((word) => own.includes(word));
  });
}

export default function ApiDocs({ loaderData }: Route.ComponentProps) {
  return <ApiDocsPage {...loaderData} />;
}
