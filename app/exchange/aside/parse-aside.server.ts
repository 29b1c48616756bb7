import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { projectRoot } from '~/platform/project-root.server';
import { runInThread, ThreadLimitError } from '~/platform/threads/run-in-thread.server';

const own = fileURLToPath(import.meta.url);
const program = own.endsWith('.ts')
  ? path.join(path.dirname(own), '../threads/parse-thread.server.ts')
  : path.join(projectRoot, 'build/server/parse-thread.js');

/** The largest file of a sincere sender takes about 5 s where others keep the processors busy. */
const limits = { timeMs: 60_000, memoryMb: 512 };
const TOO_MUCH = 'Die Datei lässt sich nicht in vertretbarer Zeit lesen. Bitte teilen Sie sie.';

/** @param fault in German, for who chose the file */
export type Parsed<Value> = { value: Value } | { fault: string };

/** Reads a file beside the loop that answers requests. @param input, and the answer: those of the task in `threads/parse-tasks.server.ts` @throws what the task throws, but faults of the file, which are values */
export async function parseAside<Value>(
  task: 'statements' | 'upload',
  input: object,
): Promise<Parsed<Value>> {
  try {
    return await runInThread<Parsed<Value>>(program, { task, input }, limits);
  } catch (error) {
    if (error instanceof ThreadLimitError) return { fault: TOO_MUCH };
    throw error;
  }
}
