import { z } from 'zod';
import type { FileProblem } from '~/platform/files/network-file';

const SHOWN_PROBLEMS = 20;

/** The message lists 20 problems by default. */
export class NetworkFilesError extends Error {
  readonly problems: readonly FileProblem[];

  constructor(
    problems: readonly FileProblem[],
    subject = 'Die Dateien des Netzes haben',
    shown = SHOWN_PROBLEMS,
  ) {
    super(summary(problems, subject, shown));
    this.name = 'NetworkFilesError';
    this.problems = problems;
  }
}

/** "tyres.csv, Zeile 17, Feld preis: …"; a problem of the whole file has no place. */
export function formatProblem({ file, place, message }: FileProblem): string {
  return `${place === '' ? file : `${file}, ${place}`}: ${message}`;
}

export function checkEntry<Schema extends z.ZodType>(
  schema: Schema,
  entry: unknown,
  { file, place }: Pick<FileProblem, 'file' | 'place'>,
  problems: FileProblem[],
): z.output<Schema> | undefined {
  const result = schema.safeParse(entry, { error: germanMessage });
  if (result.success) return result.data;
  problems.push(...result.error.issues.flatMap((issue) => problemsOfIssue(issue, file, place)));
  return undefined;
}

const TYPE_NAMES: Record<string, string> = {
  array: 'eine Liste',
  boolean: 'true oder false',
  int: 'eine ganze Zahl',
  number: 'eine Zahl',
  object: 'ein Objekt',
  record: 'ein Objekt',
  string: 'ein Text',
};

// Passed to each parse, because z.config() would change the messages of the whole program.
const germanMessage: z.core.$ZodErrorMap = (issue) => {
  if (issue.code !== 'invalid_type') return z.locales.de().localeError(issue);
  if (issue.input === undefined) return 'fehlt';
  return `erwartet wird ${TYPE_NAMES[issue.expected] ?? issue.expected}`;
};

/** Of the option of a union whose type the value has. */
const isOfFields = (issues: readonly z.core.$ZodIssue[]) =>
  issues.every(({ path, code }) => path.length > 0 || code === 'unrecognized_keys');

function problemsOfIssue(issue: z.core.$ZodIssue, file: string, place: string): FileProblem[] {
  const at = (path: readonly PropertyKey[]) =>
    path.length === 0 ? place : `${place}, Feld ${path.map(String).join('.')}`;
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({ file, place: at([...issue.path, key]), message: 'unbekanntes Feld' }));
  }
  const ofFitting = issue.code === 'invalid_union' ? issue.errors.find(isOfFields) : undefined;
  if (ofFitting) {
    return ofFitting.flatMap((inner) =>
      problemsOfIssue({ ...inner, path: [...issue.path, ...inner.path] }, file, place),
    );
  }
  return [{ file, place: at(issue.path), message: issue.message }];
}

function summary(problems: readonly FileProblem[], subject: string, most: number): string {
  const shown = problems.slice(0, most).map((problem) => `- ${formatProblem(problem)}`);
  const hidden = problems.length - shown.length;
  const count = problems.length === 1 ? '1 Problem' : `${problems.length} Probleme`;
  return [`${subject} ${count}:`, ...shown, ...(hidden > 0 ? [`… und ${hidden} weitere`] : [])].join('\n');
}
