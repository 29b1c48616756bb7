import { expect } from 'vitest';
import { textOf } from './html-forms';
import { request } from './request';

export interface CurlLine {
  /** `GET /api/v1/hosts` */
  call: string;
  path: string;
  json: unknown;
  lines: string | undefined;
  /** Name of the field of a file. */
  file: string | undefined;
  needsToken: boolean;
}

const unquoted = (text = '') => text.replaceAll("'\\''", "'");

/** The lines of `/api/docs`, read as a shell does. */
export async function curlLines(shop: { port: number }): Promise<CurlLine[]> {
  const { text } = await request({ port: shop.port, path: '/api/docs' });
  return [...text.matchAll(/<pre[^>]* data-call="([^"]+)">([\s\S]*?)<\/pre>/g)].map(
    ([, call = '', html = '']) => {
      const line = textOf(html);
      const shape =
        /^curl(?: -X (\w+))? '((?:[^']|'\\'')*)'( -H "Authorization: Bearer \$TOKEN")?(?: -F '(\w+)=@[\w.]+')?(?: -H 'Content-Type: application\/(json|x-ndjson)' -d '((?:[^']|'\\'')*)')?$/;
      const parts = shape.exec(line);
      if (!parts) throw new Error(`no line for a shell: ${line}`);
      const [, method = 'GET', url, token, file, type, body] = parts;
      expect(call.split(' ')[0]).toBe(method);
      const { pathname, search, port } = new URL(unquoted(url));
      expect(port).toBe(String(shop.port));
      return {
        call,
        path: pathname + search,
        json: type === 'json' ? JSON.parse(unquoted(body)) : undefined,
        lines: type === 'x-ndjson' ? unquoted(body) : undefined,
        file,
        needsToken: token !== undefined,
      };
    },
  );
}
