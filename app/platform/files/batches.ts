async function* inBatches<Row>(
  rows: AsyncIterable<Row> | Iterable<Row>,
  size: number,
  weightOf: (row: Row) => number,
): AsyncGenerator<Row[]> {
  let batch: Row[] = [];
  let weight = 0;
  for await (const row of rows) {
    batch.push(row);
    weight += weightOf(row);
    if (weight < size) continue;
    yield batch;
    batch = [];
    weight = 0;
  }
  if (batch.length > 0) yield batch;
}

/** Reads the next batch while the current one is processed. @param weightOf rows that a row with long lists counts as */
export async function* batchesOf<Row>(
  rows: AsyncIterable<Row> | Iterable<Row>,
  size: number,
  weightOf: (row: Row) => number = () => 1,
): AsyncGenerator<Row[]> {
  const batches = inBatches(rows, size, weightOf);
  try {
    for (let next = batches.next(); ; ) {
      const { done, value } = await next;
      if (done) return;
      next = batches.next();
      // The loop awaits it, unless the caller stops earlier.
      next.catch(() => undefined);
      yield value;
    }
  } finally {
    await batches.return(undefined);
  }
}
