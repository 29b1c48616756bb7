import { Command, CommanderError } from 'commander';
import { addDataCommands, toldOf } from '~/commands/data-commands';
import { toolsIn } from '~/commands/tools';
import { tagCounter } from '~/platform/cache/tag-counter';
import { commandEnvironment, radhausProcess, type Target } from './command-process';

const needPages = ['serve', 'sandbox', 'doctor', 'hosts'];

/** In this process, where that is possible: a process of its own takes a second. @throws as that would */
export async function radhaus(
  target: Target,
  ...args: string[]
): Promise<{ stdout: string; stderr: string }> {
  if (needPages.includes(args[0] ?? '')) return radhausProcess(target, ...args);
  const told = { stdout: '', stderr: '' };
  const writeOut = (text: string) => {
    told.stdout += text;
  };
  const writeErr = (text: string) => {
    told.stderr += text;
  };
  let code = 0;
  const program = new Command('radhaus').exitOverride().configureOutput({ writeOut, writeErr });
  addDataCommands(
    program,
    toolsIn({
      env: commandEnvironment(target),
      say: (text) => writeOut(`${text}\n`),
      complain: (text) => writeErr(`${text}\n`),
      fail: () => {
        code = 1;
      },
      spareMemory: () => undefined,
    }),
  );
  // A process remembers nothing of another one.
  tagCounter.moveAll();
  await program.parseAsync(args, { from: 'user' }).catch((error: unknown) => {
    const isTold = error instanceof CommanderError;
    code = isTold ? error.exitCode : 1;
    if (!isTold) writeErr(`${toldOf(error)}\n`);
  });
  if (code !== 0)
    throw Object.assign(new Error(`radhaus ${args.join(' ')}\n${told.stderr}`), { code, ...told });
  return told;
}
