import { type Placeholder, splitAtPlaceholders } from '../html/placeholders';
import { inlineScripts, scriptHash } from './security-headers.server';
import type { Answer } from './send-answer.server';

/** What is put in at a page's placeholders. */
export interface Filling {
  /** HTML in place of it. */
  text(placeholder: Placeholder): string;
  /** Text for those named `data`, which stand in quotes in the page's data. */
  data: string;
}

type Piece = string | Placeholder;

const escapes: Record<string, string> = { '&': '\\u0026', '<': '\\u003c', '>': '\\u003e' };

/** As the router writes a string into the data of a page, or, quoted twice, into the script that holds them. */
function quoted(text: string, times: number): string {
  const inner = JSON.stringify(text).slice(1, -1);
  if (times > 1) return quoted(inner, times - 1);
  return inner.replace(/[&<>]/g, (character) => escapes[character] ?? character);
}

const headerOf = ({ headers }: Answer, wanted: string) =>
  headers.find(([name]) => name === wanted)?.[1] ?? '';

/** Headers of the template that are not those of what is made from it. */
const templateOnly = ['etag', 'cache-control'];

/** Makes one visitor's page, or its data, out of one that was made for many; other answers have no placeholders. */
export function pageTemplate(answer: Answer, secret: string): ((filling: Filling) => Answer) | undefined {
  const type = headerOf(answer, 'content-type');
  const isPage = type.startsWith('text/html');
  if (!isPage && !type.startsWith('text/x-script')) return undefined;
  const body = answer.body.toString();
  const pieces = splitAtPlaceholders(body, secret);
  const scripts = (isPage ? inlineScripts(body) : []).flatMap((source) => {
    const parts = splitAtPlaceholders(source, secret);
    return parts.length > 1 ? [{ hash: scriptHash(source), parts }] : [];
  });
  const headers = answer.headers.filter(([name]) => !templateOnly.includes(name));

  return (filling) => {
    const write = (parts: readonly Piece[]) =>
      parts
        .map((piece) => {
          if (typeof piece === 'string') return piece;
          return piece.name === 'data' ? quoted(filling.data, isPage ? 2 : 1) : filling.text(piece);
        })
        .join('');
    const withHashes = (policy: string) =>
      scripts.reduce((named, { hash, parts }) => named.replace(hash, scriptHash(write(parts))), policy);
    return {
      status: answer.status,
      headers: [
        ...headers.map(([name, value]): [string, string] =>
          name === 'content-security-policy' ? [name, withHashes(value)] : [name, value],
        ),
        ['cache-control', 'private, no-store'],
      ],
      body: Buffer.from(write(pieces)),
    };
  };
}
