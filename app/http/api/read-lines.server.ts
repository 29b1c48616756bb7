import { pauses } from '~/platform/threads/pauses';
import { duplicateKey } from './duplicate-key';
import { isStorableValue } from './read-input.server';
import { badType, invalidLines, inWords, type Refused } from './refusal';

export const MAX_LINES = 10_000;
export const LINES_TYPE = 'application/x-ndjson';
const TYPE = /^application\/x-ndjson\s*(;\s*charset\s*=\s*"?utf-8"?\s*)?$/i;

/** As the body of a single call. */
const MAX_LENGTH = 256 * 1024;

/** Undefined for what is too long or no JSON, cannot be stored, or has a field twice. */
function lineValue(line: string): unknown {
  if (line.length > MAX_LENGTH) return undefined;
  try {
    const value: unknown = JSON.parse(line);
    return isStorableValue(value) && duplicateKey(line) === undefined ? value : undefined;
  } catch {
    return undefined;
  }
}

/** One JSON value a line (NDJSON); an empty last line counts for nothing. */
export async function readLines(request: Request): Promise<{ value: unknown[] } | Refused> {
  const bytes = await request.arrayBuffer();
  if (bytes.byteLength === 0) return inWords(invalidLines, 'Bitte schicken Sie mindestens eine Zeile.');
  if (!TYPE.test(request.headers.get('content-type') ?? '')) return badType;
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return inWords(invalidLines, 'Der Inhalt ist kein UTF-8.');
  }
  const lines = text.replace(/\r?\n$/, '').split(/\r?\n/, MAX_LINES + 1);
  if (lines.length > MAX_LINES) return inWords(invalidLines, `Höchstens ${MAX_LINES} Zeilen auf einmal.`);
  const pause = pauses();
  const value: unknown[] = [];
  for (const line of lines) {
    value.push(lineValue(line));
    await pause();
  }
  return { value };
}
