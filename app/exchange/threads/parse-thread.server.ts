// The program of a thread: runs one task, and posts what came of it. The build makes a file of its own of it.
import { parentPort, workerData } from 'node:worker_threads';
import { type ParseTask, parsed, parseTasks } from './parse-tasks.server';

const { task, input }: { task: ParseTask; input: never } = workerData;
parentPort?.postMessage(await parsed(() => parseTasks[task](input)));
