/** What of an error may be logged besides its text: none of it comes from a visitor. */
const plainFields = [
  'code',
  'syscall',
  'status',
  'severity',
  'constraint',
  'table',
  'column',
  'routine',
] as const;

interface LoggedError {
  type: string;
  message: string;
  stack: string;
  cause?: LoggedError;
  errors?: LoggedError[];
  [field: string]: unknown;
}

const MAX_DEPTH = 5;
const MAX_TEXT = 4_000;

/** PostgreSQL's class 22, "data exception", quotes the value that it refuses. */
const isDataException = (code: unknown) => typeof code === 'string' && /^22[0-9A-Z]{3}$/.test(code);

/** Parameters of statements, rows that a constraint refuses, and texts that are no JSON hold names, addresses and hashes. */
export function withoutValues(text: string): string {
  return text
    .replace(/\n\s*params: [\s\S]*$/, '')
    .replace(/(Failing row contains|Key) \([\s\S]*$/, '$1 …')
    .replace(/"[\s\S]*"(\.\.\.)? is not valid JSON/, 'a text is not valid JSON')
    .replace(/(in JSON at position \d+)[\s\S]*$/, '$1')
    .slice(0, MAX_TEXT);
}

function messageOf(error: Error): string {
  const message = String(error.message);
  const isQuoting = isDataException(Reflect.get(error, 'code'));
  return withoutValues(isQuoting ? message.replace(/:? ?"[\s\S]*"/g, '') : message);
}

/** The stack begins with the message, of any number of lines. */
function framesOf({ stack = '', message }: Error): string {
  const at = message === '' ? -1 : stack.indexOf(message);
  const rest = at < 0 ? stack : stack.slice(at + message.length);
  return rest
    .split('\n')
    .filter((line) => /^\s+at .*(:\d+:\d+\)?|\(native\)|<anonymous>\)?)$/.test(line))
    .join('\n');
}

/** An error as it is logged: types, statements and places, no value that somebody sent. */
export function loggedError(error: unknown, depth = 0): LoggedError | undefined {
  if (!(error instanceof Error))
    return error === undefined ? undefined : { type: typeof error, message: '', stack: '' };
  const type = error.constructor.name;
  const message = messageOf(error);
  const fields = plainFields.flatMap((name) => {
    const value: unknown = Reflect.get(error, name);
    return typeof value === 'string' || typeof value === 'number' ? [[name, value] as const] : [];
  });
  const isDeeper = depth < MAX_DEPTH;
  const cause = isDeeper && error.cause !== undefined ? loggedError(error.cause, depth + 1) : undefined;
  const parts = isDeeper && error instanceof AggregateError ? error.errors : [];
  return {
    type,
    message,
    stack: `${type}: ${message}\n${framesOf(error)}`,
    ...Object.fromEntries(fields),
    ...(cause && { cause }),
    ...(parts.length > 0 && { errors: parts.flatMap((part: unknown) => loggedError(part, depth + 1) ?? []) }),
  };
}
