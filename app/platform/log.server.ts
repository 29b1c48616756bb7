import pino, { type Logger, type SerializedError } from 'pino';

export type Log = Logger;

/** Parameters hold names, addresses and hashes: only the text of a failed statement is logged. */
function withoutParameters(error: SerializedError): SerializedError {
  const { params: _params, detail: _detail, ...told } = error as SerializedError & Record<string, unknown>;
  const cut = (text: string) => text.replace(/\nparams: [^\n]*/g, '');
  return { ...told, message: cut(error.message), stack: cut(error.stack) } as SerializedError;
}

/** One JSON line per event on standard output, without passwords and cookies. */
export function createLog(level: string, destination?: pino.DestinationStream): Log {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: { paths: ['*.password', '*.cookie', 'headers.cookie', 'headers.authorization'], remove: true },
      serializers: { err: pino.stdSerializers.wrapErrorSerializer(withoutParameters) },
    },
    destination,
  );
}
