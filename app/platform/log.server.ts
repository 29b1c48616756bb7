import pino, { type Logger, type SerializedError } from 'pino';

export type Log = Logger;

/** What a statement was sent with are people's names, addresses and hashes: of a failed one only its text is logged. */
function withoutParameters(error: SerializedError): SerializedError {
  const { params: _params, detail: _detail, ...told } = error as SerializedError & Record<string, unknown>;
  const cut = (text: string) => text.replace(/\nparams: [^\n]*/g, '');
  return { ...told, message: cut(error.message), stack: cut(error.stack) } as SerializedError;
}

/** The process's log: one JSON line an event on standard output; passwords and cookies never appear in it. */
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
