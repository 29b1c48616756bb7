const SIZE = 500;

export function chunks<T>(rows: readonly T[], size = SIZE): T[][] {
  return Array.from({ length: Math.ceil(rows.length / size) }, (_, index) =>
    rows.slice(index * size, (index + 1) * size),
  );
}
