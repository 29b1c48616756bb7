import pino, { type Logger } from 'pino';

export type Log = Logger;

/** The process's log: one JSON line an event on standard output; passwords and cookies never appear in it. */
export function createLog(level: string): Log {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: ['*.password', '*.cookie', 'headers.cookie', 'headers.authorization'], remove: true },
  });
}
