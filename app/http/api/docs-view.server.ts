import type { z } from 'zod';
import { apiOriginOf, type Tenant } from '~/domain/tenancy/tenant';
import type { KeyedContext } from '~/platform/context';
import type { DocumentedCall, DocumentedField } from '~/storefront/api-docs/api-docs-page';
import type { Caller, DeclaredCall, Example } from './call.server';
import { declaredCalls } from './calls.server';
import { anchorOf } from './deprecation';
import { documentedFields, type JsonSchema } from './documented-fields';
import { namedSchemas, refusalsOf, schemaOf } from './open-api.server';
import { LINES_TYPE } from './read-lines.server';

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
export function documentedCalls(tenant: Tenant, context: KeyedContext): Promise<DocumentedCall[]> {
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
