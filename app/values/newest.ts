/** Undefined moments do not count. */
export function newestOf(...moments: readonly (Date | undefined)[]): Date | undefined {
  const times = moments.flatMap((moment) => moment?.getTime() ?? []);
  return times.length > 0 ? new Date(Math.max(...times)) : undefined;
}
