/** A figure of each shop that was measured, in the order of the shops. */
export interface Row {
  label: string;
  unit: string;
  values: number[];
  digits?: number;
  /** The first shop's figure may not be above it. */
  limit?: number;
}

export const say = (text = '') => process.stdout.write(`${text}\n`);

/** Prints figures side by side: this checkout, then the other one and the ratio of both. */
export function report(title: string, rows: Row[]): void {
  const isCompared = rows.some((row) => row.values.length > 1);
  say(`${title.padEnd(56)}${isCompared ? '     this  against  ratio' : ''}`);
  for (const { label, unit, values, digits = 1, limit } of rows) {
    const [own = 0, other] = values;
    const cells = values.map((value) => value.toFixed(digits).padStart(9)).join('');
    const ratio = other === undefined ? '' : (own / other).toFixed(2).padStart(7);
    const held = limit === undefined ? '' : `   held to ${limit} ${own <= limit ? 'ok' : 'MISSED'}`;
    say(`  ${label.padEnd(54)}${cells}${ratio} ${unit}${held}`);
  }
  say();
}
