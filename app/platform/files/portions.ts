async function* inPortions<Row>(
  rows: AsyncIterable<Row> | Iterable<Row>,
  size: number,
  weightOf: (row: Row) => number,
): AsyncGenerator<Row[]> {
  let portion: Row[] = [];
  let weight = 0;
  for await (const row of rows) {
    portion.push(row);
    weight += weightOf(row);
    if (weight < size) continue;
    yield portion;
    portion = [];
    weight = 0;
  }
  if (portion.length > 0) yield portion;
}

/**
 * Rows in portions, each to be looked up or written in the database at once; while it works on one, the next is read.
 * @param weightOf for how many rows one counts that has long lists
 */
export async function* portionsOf<Row>(
  rows: AsyncIterable<Row> | Iterable<Row>,
  size: number,
  weightOf: (row: Row) => number = () => 1,
): AsyncGenerator<Row[]> {
  const portions = inPortions(rows, size, weightOf);
  try {
    for (let next = portions.next(); ; ) {
      const { done, value } = await next;
      if (done) return;
      next = portions.next();
      // It is waited for, unless the caller stops before.
      next.catch(() => undefined);
      yield value;
    }
  } finally {
    await portions.return(undefined);
  }
}
