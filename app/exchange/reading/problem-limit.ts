import type { FileProblem } from '~/platform/files/network-file';

/** A file with more problems is not read on. */
const MAX_PROBLEMS = 100_000;

export const TOO_MANY_PROBLEMS = `Mehr als ${MAX_PROBLEMS.toLocaleString('de')} Fehler: Die Datei wurde nicht weiter gelesen. Passt ihr Trennzeichen, und ist jedes Anführungszeichen geschlossen?`;

export const hasTooMany = ({ length }: readonly Pick<FileProblem, 'message'>[]): boolean =>
  length >= MAX_PROBLEMS;

/** Adds it as a problem of the whole file, so that nobody takes over the rows before it as if they were all. */
export function tellTooMany(file: string, problems: FileProblem[]): boolean {
  if (!hasTooMany(problems)) return false;
  problems.push({ file, place: '', message: TOO_MANY_PROBLEMS });
  return true;
}
