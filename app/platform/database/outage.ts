/** SQLSTATE of no connection, no room or memory, a shutdown, a database that can only be read, a failing disk. */
const STATES = /^(08|53|58|57P0[1-3]|25006)/;
const SYSTEM_ERRORS = new Set([
  'ENOSPC',
  'EDQUOT',
  'EROFS',
  'EIO',
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ETIMEDOUT',
  'EPIPE',
]);
/** The driver's own, which have no code. */
const DRIVER_ERRORS =
  /^(Connection terminated|timeout exceeded when trying to connect|Client (has encountered a connection error|was closed)|Cannot use a pool after calling end)/;

interface Fault {
  code?: unknown;
  syscall?: unknown;
  message?: unknown;
  severity?: unknown;
  cause?: unknown;
}

const MAX_DEPTH = 8;

const isFault = (error: unknown): error is Fault => typeof error === 'object' && error !== null;

const isNoRoomCode = (code: unknown) => code === 'ENOSPC' || code === 'EDQUOT' || code === '53100';

/** A disk is full: that of the node, or of the database. */
export function isNoRoom(error: unknown): boolean {
  return isFault(error) && (isNoRoomCode(error.code) || isNoRoom(error.cause));
}

/** Passes by itself, or by an operator: the same request works later. */
export function isOutage(error: unknown, depth = 0): boolean {
  if (!isFault(error) || depth > MAX_DEPTH) return false;
  const { code, syscall, message, severity, cause } = error;
  if (typeof code === 'string' && (STATES.test(code) || SYSTEM_ERRORS.has(code))) return true;
  // The server ended the connection, or did not take it.
  if (severity === 'FATAL' || (code === 'ENOENT' && syscall === 'connect')) return true;
  if (typeof message === 'string' && DRIVER_ERRORS.test(message)) return true;
  // Each address of a host's name that was tried.
  const parts = error instanceof AggregateError ? error.errors : [];
  return [cause, ...parts].some((one) => isOutage(one, depth + 1));
}
