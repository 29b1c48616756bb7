/** Drizzle's errors have the driver's as their cause. */
export function sqlStateOf(error: unknown): string | undefined {
  const own = (error as { code?: unknown } | null)?.code;
  if (typeof own === 'string') return own;
  const cause = (error as { cause?: unknown } | null)?.cause;
  return cause === undefined ? undefined : sqlStateOf(cause);
}
