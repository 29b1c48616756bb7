const MAX_WIDTH = 60;

const shortened = (text: string) => (text.length > MAX_WIDTH ? `${text.slice(0, MAX_WIDTH - 1)}…` : text);

export function textTable(rows: readonly Readonly<Record<string, string>>[]): string {
  const all = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const columns = all
    .filter((name) => rows.some((row) => row[name]))
    .map((name) => ({
      name,
      width: Math.max(name.length, ...rows.map((row) => shortened(row[name] ?? '').length)),
    }));
  const lineOf = (textOf: (name: string) => string) =>
    columns
      .map(({ name, width }) => shortened(textOf(name)).padEnd(width))
      .join('  ')
      .trimEnd();
  return [lineOf((name) => name), ...rows.map((row) => lineOf((name) => row[name] ?? ''))].join('\n');
}
