import { LRUCache } from 'lru-cache';
import { type Placeholder, splitAtPlaceholders } from '../html/placeholders';
import { compressStretch, gzipOf, type Stretch } from './gzip-stretches.server';
import { inlineScripts, scriptHash } from './security-headers.server';
import type { Answer } from './send-answer.server';

/** What is put in at a page's placeholders. */
export interface Filling {
  /** Which of its two texts a placeholder stands for. */
  isYes(name: string): boolean;
  /** HTML in place of one without texts. */
  text(name: string): string;
  /** Text for those named `data`, which stand in quotes in the page's data. */
  data: string;
}

/** Fixed texts, and the placeholders between each two of them. */
interface Pieces {
  fixed: string[];
  slots: Placeholder[];
}

/** A template with its choices made: the same bytes for all who share them, cut where the visitor's own text stands. */
interface Variant {
  fixed: Buffer[];
  slots: Placeholder[];
  scripts: (Pieces & { hash: string })[];
  /** Made when the first of them wants it. */
  stretches?: Promise<Stretch[]>;
}

/** Most visitors have the same: no, one or both of cart and wish list, and on the list nothing of this page. */
const VARIANTS = 8;

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

const isChoice = ({ texts }: Placeholder) => texts.length > 0;

/** Puts in the chosen texts. */
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

/** Fixed parts with the visitor's own between them. */
const filled = <Fixed, Own>(fixed: readonly Fixed[], own: readonly Own[]): (Fixed | Own)[] =>
  fixed.flatMap((part, index) => (index < own.length ? [part, own[index] as Own] : [part]));

/** Makes one visitor's page, or its data, out of one that was made for many; other answers have no placeholders. */
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
    return parts.length > 1 ? [{ hash: scriptHash(source), parts }] : [];
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
    const hashOf = ({ fixed, slots }: Pieces) => scriptHash(filled(fixed, slots.map(textOf)).join(''));
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
