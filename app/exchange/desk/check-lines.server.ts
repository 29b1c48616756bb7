import { createReadStream } from 'node:fs';
import { UploadFault } from './upload-fault';

/** As many as a sheet of a workbook has. */
const MAX_LINES = 1_048_576;

const [RETURN, NEWLINE] = [0x0d, 0x0a];

export const TOO_MANY_LINES = `Die Tabelle hat mehr als ${MAX_LINES.toLocaleString('de')} Zeilen. Bitte teilen Sie sie, oder fragen Sie den Betreiber: Größere Tabellen nimmt der Befehl „radhaus import“.`;

function countOf(bytes: Buffer, sign: number): number {
  let count = 0;
  for (let at = bytes.indexOf(sign); at >= 0; at = bytes.indexOf(sign, at + 1)) count += 1;
  return count;
}

/** Before anything is kept of a line: empty ones, and those without a meaning, cost as much as others. @throws {UploadFault} */
export async function checkLines(file: string): Promise<void> {
  let [returns, newlines] = [0, 0];
  for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) {
    returns += countOf(chunk, RETURN);
    newlines += countOf(chunk, NEWLINE);
    if (Math.max(returns, newlines) > MAX_LINES) throw new UploadFault(TOO_MANY_LINES);
  }
}
