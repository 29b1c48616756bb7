import { z } from 'zod';
import { failureMessage } from '../failure-answer';
import { type DeclaredCall, isShared } from './call.server';
import { declaredCalls } from './calls.server';
import { FILE_TYPE } from './read-file.server';
import { LINES_TYPE, MAX_LINES } from './read-lines.server';
import { badRequest, badType, invalidJson, invalidLines, type Refused, tooManyRequests } from './refusal';
import { IDEMPOTENCY_KEY, MAX_KEY, repeatRefusals } from './repeatable.server';

export const failureAnswer = z.object({
  error: z.object({
    code: z.int(),
    reason: z.string(),
    message: z.string(),
    details: z.array(z.object({ field: z.string(), message: z.string() })).optional(),
  }),
});

type Schemas = Record<string, unknown>;

/** Named schemas, for example recursive ones, move to the components of the document. */
export const namedSchemas: Schemas = {};

export function schemaOf(schema: z.ZodType, io: 'input' | 'output') {
  const { $schema: _dialect, ...own } = z.toJSONSchema(schema, { target: 'draft-2020-12', io });
  const text = JSON.stringify(own).replaceAll('"#/$defs/', '"#/components/schemas/');
  const { $defs, ...rest } = JSON.parse(text);
  Object.assign(namedSchemas, $defs);
  return rest as Schemas;
}

const json = (schema: z.ZodType, io: 'input' | 'output') => ({
  'application/json': { schema: schemaOf(schema, io) },
});

/** Refusals of any call with parameters or a body. */
function generalRefusals(call: DeclaredCall): Refused[] {
  const { input, body, line, file, isRepeatable } = call;
  const takesInput = Object.keys(input.shape).length > 0 || body;
  return [
    ...(takesInput ? [badRequest] : []),
    ...(body ? [invalidJson] : []),
    ...(line ? [invalidLines] : []),
    ...(body || line || file ? [badType] : []),
    ...(isRepeatable ? repeatRefusals : []),
    ...(isShared(call) && !call.showsStaffMore ? [] : [tooManyRequests]),
  ];
}

export function refusalsOf(call: DeclaredCall): Map<number, string[]> {
  const reasons = new Map<number, string[]>();
  for (const { refusal } of [...generalRefusals(call), ...call.refusals]) {
    const { status, reason } = refusal;
    reasons.set(status, [...(reasons.get(status) ?? []), reason]);
  }
  return new Map([...reasons].sort(([a], [b]) => a - b));
}

const idempotencyKey = {
  name: IDEMPOTENCY_KEY,
  in: 'header',
  required: false,
  description:
    'Derselbe Schlüssel führt 24 Stunden lang zur selben Antwort, statt noch einmal etwas anzulegen',
  schema: { type: 'string', minLength: 1, maxLength: MAX_KEY },
};

function parametersOf({ input, inPath, isRepeatable }: DeclaredCall): Schemas[] {
  const { catchall } = input.def;
  const declared = Object.entries(input.shape).map(([name, schema]) => ({
    name,
    in: inPath.includes(name) ? 'path' : 'query',
    required: inPath.includes(name) || !schema.safeParse(undefined).success,
    description: (schema as z.ZodType).description ?? name,
    schema: schemaOf(schema as z.ZodType, 'input'),
  }));
  if (isRepeatable) return [...declared, idempotencyKey];
  if (!catchall || catchall instanceof z.ZodNever) return declared;
  const additionalProperties = schemaOf(catchall as z.ZodType, 'input');
  return [
    ...declared,
    {
      name: 'filter',
      in: 'query',
      required: false,
      description: 'Jeder Filter, den facets nennt, unter seinem Namen',
      style: 'form',
      explode: true,
      schema: { type: 'object', additionalProperties },
    },
  ];
}

function contentOf({ answer, answerTypes }: DeclaredCall) {
  if (!answerTypes) return json(answer, 'output');
  return Object.fromEntries(
    answerTypes.map((type) => [type, { schema: { type: 'string', format: 'binary' } }]),
  );
}

export function operationOf(call: DeclaredCall) {
  const { summary, body, line, file, status, caller, showsStaffMore, method, movesTo } = call;
  const refusals = [...refusalsOf(call)].map(([code, reasons]) => [
    code,
    {
      description: `${failureMessage(code)} (${reasons.join(', ')})`,
      content: json(failureAnswer, 'output'),
    },
  ]);
  return {
    summary,
    operationId:
      `${method.toLowerCase()}${call.path.replace(/\W+(\w)/g, (_all, next: string) => next.toUpperCase())}`.replace(
        /\W/g,
        '',
      ),
    ...(call.deprecated && { deprecated: true }),
    parameters: parametersOf(call),
    ...(body && { requestBody: { required: method !== 'DELETE', content: json(body, 'input') } }),
    ...(line && {
      requestBody: {
        required: true,
        description: `Bis zu ${MAX_LINES} Zeilen, je ein Objekt (NDJSON)`,
        content: { [LINES_TYPE]: { schema: schemaOf(line, 'input') } },
      },
    }),
    ...(file && {
      requestBody: {
        required: true,
        content: {
          [FILE_TYPE]: {
            schema: {
              type: 'object',
              required: [file.field],
              properties: {
                [file.field]: { type: 'string', format: 'binary', description: file.description },
              },
            },
          },
        },
      },
    }),
    ...(caller !== 'everybody' && caller !== 'holder' && { security: [{ bearer: [] }] }),
    ...(showsStaffMore && { security: [{}, { bearer: [] }] }),
    responses: {
      [status]: { description: 'Die Antwort', content: contentOf(call) },
      ...(method === 'GET' &&
        caller === 'everybody' && { 304: { description: 'Unverändert seit dem genannten ETag' } }),
      ...(movesTo && { 308: { description: `Die Antwort gibt ${movesTo}` } }),
      ...Object.fromEntries(refusals),
    },
  };
}

function describeCalls(): string {
  const paths: Record<string, Schemas> = {};
  for (const call of declaredCalls) {
    paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: operationOf(call) };
  }
  return JSON.stringify({
    openapi: '3.1.0',
    info: { title: 'Radhaus', version: '1' },
    components: { schemas: namedSchemas, securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    paths,
  });
}

let described: string | undefined;

/** OpenAPI 3.1 as JSON, made of the calls' declarations when it is first asked for; only its server depends on the request. */
export function openApiDocument(origin: string): string {
  described ??= describeCalls();
  return `${described.slice(0, -1)},"servers":${JSON.stringify([{ url: origin }])}}`;
}
