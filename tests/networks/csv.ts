export type Row = Record<string, string>;

export function csv(columns: readonly string[], rows: readonly Row[]): string {
  const quoted = (text: string) => (/[;"\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
  const lines = rows.map((row) => columns.map((column) => quoted(row[column] ?? '')).join(';'));
  return [columns.join(';'), ...lines, ''].join('\n');
}
