export async function filterAsync<Value>(
  values: readonly Value[],
  holds: (value: Value) => Promise<boolean>,
): Promise<Value[]> {
  const answers = await Promise.all(values.map(holds));
  return values.filter((_, index) => answers[index]);
}
