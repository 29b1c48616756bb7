import { pauses } from '~/platform/threads/pauses';

/** Characters of one entry; a location with all its settings has a hundredth. */
const MAX_ENTRY = 1_000_000;
const MAX_ENTRIES = 1_000_000;
const MAX_DEPTH = 64;
/** Of one entry with all that is in it. */
const MAX_NAMES = 20_000;

/** Something is wrong with the file; the message is German. */
export class JsonFault extends Error {
  constructor(
    message: string,
    readonly place = '',
  ) {
    super(message);
  }
}

const noJson = (detail = '') => new JsonFault(`kein gültiges JSON${detail && ` (${detail})`}`);
const placeOf = (index: number) => `Eintrag ${index + 1}`;

/** Parsers take the first or the last of two fields of one name. @param text valid JSON */
function checkNames(text: string, place: string): void {
  const objects: (Set<string> | undefined)[] = [];
  let last = '';
  let names = 0;
  for (const [token] of text.matchAll(/"(?:[^"\\]|\\.)*"|[{}[\]:]/g)) {
    if (token === '{') objects.push(new Set());
    else if (token === '[') objects.push(undefined);
    else if (token === '}' || token === ']') objects.pop();
    else if (token === ':') {
      names += 1;
      if (names > MAX_NAMES) throw new JsonFault(`hat mehr als ${MAX_NAMES} Felder`, place);
      const own = objects.at(-1);
      const name: string = JSON.parse(last);
      if (own?.has(name)) throw new JsonFault('steht mehrfach da', `${place}, Feld ${name.slice(0, 60)}`);
      own?.add(name);
    }
    last = token;
  }
}

function parseEntry(text: string, index: number): unknown {
  try {
    const value: unknown = JSON.parse(text);
    checkNames(text, placeOf(index));
    return value;
  } catch (error) {
    if (error instanceof JsonFault) throw error;
    throw noJson(`${placeOf(index)}: ${String((error as Error).message).slice(0, 200)}`);
  }
}

/** Finds the ends of entries, and takes each apart alone. */
class EntryReader {
  readonly entries: unknown[] = [];
  private text = '';
  private depth = 0;
  private isText = false;
  private isEscaped = false;
  /** Undefined before the first sign. */
  private isList: boolean | undefined;

  /** @returns the place behind the next entry in a piece of the file, or its length */
  next(piece: string, from: number): number {
    for (let at = from; at < piece.length; at += 1) {
      const sign = piece[at] ?? '';
      if (this.isText) this.readText(sign);
      else if (this.readSign(sign)) {
        this.end(piece.slice(from, at), sign);
        return at + 1;
      }
    }
    this.add(piece.slice(from));
    return piece.length;
  }

  /** @throws {JsonFault} if the file ends too early, or has no list */
  finish(): unknown[] {
    if (this.isList === undefined || this.depth > 0 || this.text.trim() !== '') throw noJson();
    if (!this.isList) throw new JsonFault('erwartet wird eine Liste');
    return this.entries;
  }

  private readText(sign: string): void {
    if (this.isEscaped) this.isEscaped = false;
    else if (sign === '\\') this.isEscaped = true;
    else if (sign === '"') this.isText = false;
  }

  /** @returns whether an entry ends here */
  private readSign(sign: string): boolean {
    if (sign === '"') this.isText = true;
    else if (sign === '[' || sign === '{') {
      this.depth += 1;
      if (this.depth > MAX_DEPTH) throw new JsonFault(`ist mehr als ${MAX_DEPTH} Ebenen tief`);
      if (this.isList !== undefined) return false;
      this.isList = sign === '[';
      return true;
    } else if (sign === ']' || sign === '}') {
      this.depth -= 1;
      return this.depth <= 0;
    } else return sign === ',' && this.depth === 1;
    return false;
  }

  private add(text: string): void {
    this.text += text;
    if (this.text.length > MAX_ENTRY)
      throw new JsonFault(`ist länger als ${MAX_ENTRY} Zeichen`, placeOf(this.entries.length));
  }

  private end(text: string, sign: string): void {
    this.add(text);
    const own = this.text.trim();
    this.text = '';
    const isStart = this.depth === 1 && (sign === '[' || sign === '{') && this.entries.length === 0;
    const isClosed = this.depth === 0;
    if (this.depth < 0 || (isClosed && (sign === ']') !== this.isList)) throw noJson();
    if (isStart || (isClosed && own === '' && this.entries.length === 0)) {
      if (isStart && own !== '') throw noJson();
      return;
    }
    if (!this.isList) return;
    this.entries.push(parseEntry(own, this.entries.length));
    if (this.entries.length > MAX_ENTRIES) throw new JsonFault(`hat mehr als ${MAX_ENTRIES} Einträge`);
  }
}

/**
 * A list of strangers, entry by entry: depth, length and number of names are bounded, and others go first in between.
 * @param pieces of the file's text @throws {JsonFault}
 */
export async function readEntries(pieces: AsyncIterable<string>): Promise<unknown[]> {
  const reader = new EntryReader();
  const pause = pauses();
  for await (const piece of pieces) {
    for (let at = 0; at < piece.length; ) {
      at = reader.next(piece, at);
      await pause();
    }
  }
  return reader.finish();
}
