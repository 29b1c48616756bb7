/** SQLSTATE of no connection, no room or memory, a shutdown, a database that can only be read, a failing disk. */
const STATES = /^(08|53|58|57P0[1-3]|25006)/;
const SYSTEM_ERRORS = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'EIO', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE']);
/** The driver's own, which have no code. */
const DRIVER_ERRORS = /^(Connection terminated|timeout exceeded when trying to connect)/;

interface Fault {
  code?: unknown;
  syscall?: unknown;
  message?: unknown;
  severity?: unknown;
  cause?: unknown;
}

const isFault = (error: unknown): error is Fault => typeof error === 'object' && error !== null;

const isNoRoomCode = (code: unknown) => code === 'ENOSPC' || code === 'EDQUOT' || code === '53100';

/** A disk is full: that of the node, or of the database. */
export function isNoRoom(error: unknown): boolean {
  return isFault(error) && (isNoRoomCode(error.code) || isNoRoom(error.cause));
}

/** Passes by itself, or by an operator: the same request works later. */
export function isOutage(error: unknown): boolean {
  if (!isFault(error)) return false;
  const { code, syscall, message, severity, cause } = error;
  if (typeof code === 'string' && (STATES.test(code) || SYSTEM_ERRORS.has(code))) return true;
  // The server ended the connection, or did not take it.
  if (severity === 'FATAL' || (code === 'ENOENT' && syscall === 'connect')) return true;
  return (typeof message === 'string' && DRIVER_ERRORS.test(message)) || isOutage(cause);
}
