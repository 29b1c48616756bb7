/** Milliseconds of the processor's time: what other programs on the machine take does not count. */
export async function processorMs(work: () => unknown): Promise<number> {
  const begin = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(begin);
  return (user + system) / 1_000;
}
