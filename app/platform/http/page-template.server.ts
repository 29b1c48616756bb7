import { LRUCache } from 'lru-cache';
import { type Placeholder, splitAtPlaceholders } from '../html/placeholders';
import { compressStretch, gzipOf, type Stretch } from './gzip-stretches.server';
import { inlineScripts, sourceHash } from './security-headers.server';
import type { Answer } from './send-answer.server';

export interface Filling {
  isYes(name: string): boolean;
  text(name: string): string;
  /** Text in quotes, for placeholders named `data`. */
  data: string;
}

interface Pieces {
  fixed: string[];
  slots: Placeholder[];
}

interface Variant {
  fixed: Buffer[];
  slots: Placeholder[];
  scripts: (Pieces & { hash: string })[];
  stretches?: Promise<Stretch[]>;
}

/** Cached combinations of choices; most visitors share a few. */
const VARIANTS = 8;

const escapes: Record<string, string> = { '&': '\\u0026', '<': '\\u003c', '>': '\\u003e' };

/** Escaped like a string in page data; twice inside the script that holds them. */
function quoted(text: string, times: number): string {
  const inner = JSON.stringify(text).slice(1, -1);
  if (times > 1) return quoted(inner, times - 1);
  return inner.replace(/[&<>]/g, (character) => escapes[character] ?? character);
}

const headerOf = ({ headers }: Answer, headerName: string) =>
  headers.find(([name]) => name === headerName)?.[1] ?? '';

const templateOnly = ['etag', 'cache-control'];

const isChoice = ({ texts }: Placeholder) => texts.length > 0;

function choose(parts: readonly (string | Placeholder)[], isYes: Filling['isYes']): Pieces {
  const fixed = [''];
  const slots: Placeholder[] = [];
  for (const part of parts) {
    if (typeof part !== 'string' && !isChoice(part)) {
      slots.push(part);
      fixed.push('');
    } else {
      const [yes = '', no = ''] = typeof part === 'string' ? [part, part] : part.texts;
      fixed[fixed.length - 1] += typeof part === 'string' || isYes(part.name) ? yes : no;
    }
  }
  return { fixed, slots };
}

const filled = <Fixed, Own>(fixed: readonly Fixed[], own: readonly Own[]): (Fixed | Own)[] =>
  fixed.flatMap((part, index) => (index < own.length ? [part, own[index] as Own] : [part]));

export function pageTemplate(answer: Answer, secret: string): ((filling: Filling) => Answer) | undefined {
  const type = headerOf(answer, 'content-type');
  const isPage = type.startsWith('text/html');
  if (!isPage && !type.startsWith('text/x-script')) return undefined;
  const body = answer.body.toString();
  const pieces = splitAtPlaceholders(body, secret);
  const choices = new Set(
    pieces.flatMap((piece) => (typeof piece !== 'string' && isChoice(piece) ? [piece.name] : [])),
  );
  const scripts = (isPage ? inlineScripts(body) : []).flatMap((source) => {
    const parts = splitAtPlaceholders(source, secret);
    return parts.length > 1 ? [{ hash: sourceHash(source), parts }] : [];
  });
  const headers = answer.headers.filter(([name]) => !templateOnly.includes(name));
  const variants = new LRUCache<string, Variant>({ max: VARIANTS });

  function variantOf({ isYes }: Filling): Variant {
    const key = [...choices].filter(isYes).join();
    const known = variants.get(key);
    if (known) return known;
    const { fixed, slots } = choose(pieces, isYes);
    const made: Variant = {
      fixed: fixed.map((text) => Buffer.from(text)),
      slots,
      scripts: scripts.map(({ hash, parts }) => ({ hash, ...choose(parts, isYes) })),
    };
    variants.set(key, made);
    return made;
  }

  return (filling) => {
    const variant = variantOf(filling);
    const data = quoted(filling.data, isPage ? 2 : 1);
    const textOf = ({ name }: Placeholder) => (name === 'data' ? data : filling.text(name));
    const own = variant.slots.map((slot) => Buffer.from(textOf(slot)));
    const hashOf = ({ fixed, slots }: Pieces) => sourceHash(filled(fixed, slots.map(textOf)).join(''));
    const withHashes = (policy: string) =>
      variant.scripts.reduce((named, script) => named.replace(script.hash, hashOf(script)), policy);
    const whole = Buffer.concat(filled(variant.fixed, own));
    return {
      status: answer.status,
      headers: [
        ...headers.map(([name, value]): [string, string] =>
          name === 'content-security-policy' ? [name, withHashes(value)] : [name, value],
        ),
        ['cache-control', 'private, no-store'],
      ],
      body: whole,
      encodings: ['gzip'],
      encode: async (encoding) => {
        if (encoding === 'identity') return whole;
        variant.stretches ??= Promise.all(variant.fixed.map(compressStretch));
        return gzipOf(filled(await variant.stretches, own));
      },
    };
  };
}
