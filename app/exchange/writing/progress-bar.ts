const WIDTH = 30;
const PAUSE_MS = 100;

/** `[#######···] 70 %` */
export function progressBar(done: number, total: number): string {
  const share = total === 0 ? 1 : Math.min(done / total, 1);
  const marks = Math.floor(share * WIDTH);
  return `[${'#'.repeat(marks)}${'·'.repeat(WIDTH - marks)}] ${Math.floor(share * 100)} %`;
}

export interface Progress {
  show(what: string, done: number, total?: number): void;
  clear(): void;
  /** Prints a line that stays. */
  tell(line: string): void;
}

/** One terminal line that is rewritten; silent without a terminal. @param say prints what stays */
export function openProgress(
  terminal: Pick<NodeJS.WriteStream, 'isTTY' | 'write'>,
  say: (line: string) => unknown,
): Progress {
  let shownAt = 0;
  const progress: Progress = {
    show(what, done, total) {
      const now = Date.now();
      if (!terminal.isTTY || now - shownAt < PAUSE_MS) return;
      shownAt = now;
      const state = total === undefined ? String(done) : progressBar(done, total);
      terminal.write(`\r\u001B[K${what} ${state}`);
    },
    clear() {
      if (shownAt > 0) terminal.write('\r\u001B[K');
      shownAt = 0;
    },
    tell(line) {
      progress.clear();
      say(line);
    },
  };
  return progress;
}

export const UNSEEN: Progress = { show: () => undefined, clear: () => undefined, tell: () => undefined };
