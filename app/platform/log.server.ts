import pino, { type Logger } from 'pino';
import { loggedError, withoutValues } from './log-error';

export type Log = Logger;

const withError = (part: unknown) => (part instanceof Error ? { err: part } : part);

/** One JSON line per event on standard output, without passwords, cookies, and values that somebody sent. */
export function createLog(level: string, destination?: pino.DestinationStream): Log {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: { paths: ['*.password', '*.cookie', 'headers.cookie', 'headers.authorization'], remove: true },
      serializers: { err: (error: unknown) => loggedError(error) },
      hooks: {
        logMethod([first, ...others], method) {
          const texts = others.map((part: unknown) =>
            typeof part === 'string' ? withoutValues(part) : part,
          );
          const about = typeof first === 'string' ? withoutValues(first) : withError(first);
          // The library would take the error's own text where there is no other.
          const isMute = texts.length === 0 && typeof about !== 'string';
          const args = [about, ...(isMute ? ['an error'] : texts)];
          method.apply(this, args as Parameters<typeof method>);
        },
      },
    },
    destination,
  );
}
