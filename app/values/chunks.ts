const SIZE = 500;

/** Rows in portions that one statement takes. */
export function chunks<T>(rows: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(rows.length / SIZE) }, (_, index) =>
    rows.slice(index * SIZE, (index + 1) * SIZE),
  );
}
