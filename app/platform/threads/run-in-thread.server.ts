import { Worker } from 'node:worker_threads';
import pLimit from 'p-limit';

/** A thread took too long or too much memory, and was ended. */
export class ThreadLimitError extends Error {}

export interface ThreadLimits {
  timeMs: number;
  /** Of the thread's own objects. */
  memoryMb: number;
}

/** A node has few processors, and serves pages with them. */
const AT_A_TIME = 2;
const limit = pLimit(AT_A_TIME);

const OUT_OF_MEMORY = 'ERR_WORKER_OUT_OF_MEMORY';

function run<Answer>(file: string, data: unknown, { timeMs, memoryMb }: ThreadLimits): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(file, {
      workerData: data,
      // From sources, in tests and in development, a thread reads TypeScript as its program does.
      execArgv: file.endsWith('.ts') ? ['--import', 'tsx'] : [],
      resourceLimits: { maxOldGenerationSizeMb: memoryMb },
    });
    const timer = setTimeout(() => {
      reject(new ThreadLimitError(`a thread did not answer within ${timeMs} ms`));
      void thread.terminate();
    }, timeMs);
    thread.once('message', (answer: Answer) => {
      resolve(answer);
      void thread.terminate();
    });
    thread.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === OUT_OF_MEMORY ? new ThreadLimitError(error.message) : error),
    );
    thread.once('exit', (code) => {
      clearTimeout(timer);
      reject(new ThreadLimitError(`a thread ended without an answer (${code})`));
    });
  });
}

/**
 * Runs a program in a thread of its own, which gets `data` and posts one answer; both are copied.
 * @throws {ThreadLimitError}, and what the program throws, as a plain error with its code
 */
export function runInThread<Answer>(file: string, data: unknown, limits: ThreadLimits): Promise<Answer> {
  return limit(() => run<Answer>(file, data, limits));
}
