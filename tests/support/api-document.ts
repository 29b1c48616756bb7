import { z } from 'zod';
import type { Call } from '~/http/api/call.server';
import { request } from './request';

type JsonSchema = Exclude<Parameters<typeof z.fromJSONSchema>[0], boolean>;

interface Document {
  components: { schemas: Record<string, JsonSchema> };
  paths: Record<
    string,
    Record<
      string,
      { responses: Record<string, { content?: Record<string, { schema: JsonSchema }> } | undefined> }
    >
  >;
}

/** What the shop's OpenAPI document says of answers; undefined: it does not name the status. */
export function documentedAnswers(shop: { port: number }) {
  let fetched: Promise<Document> | undefined;
  const schemas = new Map<string, z.ZodType | undefined>();

  async function readDocument(): Promise<Document> {
    const { text } = await request({ port: shop.port, path: '/api/v1/openapi.json' });
    // Zod resolves references to `$defs` alone, and reads patterns without the flag u.
    const readable = text
      .replaceAll('#/components/schemas/', '#/$defs/')
      .replaceAll(String.raw`\\p{Cc}`, String.raw`\\u0000-\\u001f\\u007f-\\u009f`);
    return JSON.parse(readable);
  }

  return async ({ method, path }: Call, status: number): Promise<z.ZodType | undefined> => {
    fetched ??= readDocument();
    const { paths, components } = await fetched;
    const name = `${method} ${path} ${status}`;
    if (!schemas.has(name)) {
      const content = paths[path]?.[method.toLowerCase()]?.responses[status]?.content;
      const schema = content?.['application/json']?.schema;
      schemas.set(name, schema && z.fromJSONSchema({ ...schema, $defs: components.schemas }));
    }
    return schemas.get(name);
  };
}
