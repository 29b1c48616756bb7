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

/** Reads the next portion while the current one is processed. @param weightOf rows that a row with long lists counts as */
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
      // The loop awaits it, unless the caller stops earlier.
      next.catch(() => undefined);
      yield value;
    }
  } finally {
    await portions.return(undefined);
  }
}
