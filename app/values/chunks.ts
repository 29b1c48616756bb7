const SIZE = 500;

export function chunks<T>(rows: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(rows.length / SIZE) }, (_, index) =>
    rows.slice(index * SIZE, (index + 1) * SIZE),
  );
}
