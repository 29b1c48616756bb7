import { z } from 'zod';
import type { Call } from './call.server';
import { calls } from './calls.server';

const failure = z.object({
  error: z.object({
    code: z.int(),
    reason: z.string(),
    message: z.string(),
    details: z.array(z.object({ field: z.string(), message: z.string() })).optional(),
  }),
});

const json = (schema: z.ZodType) => ({
  'application/json': { schema: z.toJSONSchema(schema, { target: 'draft-2020-12', io: 'output' }) },
});

function operationOf({ summary, inPath, input, answer }: Call) {
  const parameters = Object.entries(input.shape).map(([name, schema]) => ({
    name,
    in: inPath.includes(name) ? 'path' : 'query',
    required: !schema.safeParse(undefined).success,
    description: (schema as z.ZodType).description ?? name,
    schema: z.toJSONSchema(schema as z.ZodType, { target: 'draft-2020-12' }),
  }));
  return {
    summary,
    parameters,
    responses: {
      200: { description: 'Die Antwort', content: json(answer) },
      304: { description: 'Unverändert seit dem genannten ETag' },
      ...(parameters.length > 0 && {
        400: { description: 'Eine Angabe fehlt, ist falsch oder unbekannt', content: json(failure) },
        404: { description: 'Den Standort gibt es nicht', content: json(failure) },
      }),
    },
  };
}

/** OpenAPI 3.1, made of the calls' declarations. */
export function openApiDocument(origin: string) {
  return {
    openapi: '3.1.0',
    info: { title: 'Radhaus', version: '1' },
    servers: [{ url: origin }],
    paths: Object.fromEntries(calls.map((call) => [call.path, { get: operationOf(call) }])),
  };
}
