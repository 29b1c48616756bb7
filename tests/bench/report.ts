export interface Row {
  label: string;
  unit: string;
  values: number[];
  digits?: number;
  /** Maximum of the first shop's figure. */
  limit?: number;
}

export const say = (text = '') => process.stdout.write(`${text}\n`);

/** This checkout, then the other one and the ratio. @param seconds what the measuring took */
export function report(title: string, rows: Row[], seconds?: number): void {
  const isCompared = rows.some((row) => row.values.length > 1);
  say(`${title.padEnd(56)}${isCompared ? '     this  against  ratio' : ''}`);
  for (const { label, unit, values, digits = 1, limit } of rows) {
    const [own = 0, other] = values;
    const cells = values.map((value) => value.toFixed(digits).padStart(9)).join('');
    const ratio = other === undefined ? '' : (own / other).toFixed(2).padStart(7);
    const held = limit === undefined ? '' : `   held to ${limit} ${own <= limit ? 'ok' : 'MISSED'}`;
    say(`  ${label.padEnd(54)}${cells}${ratio} ${unit}${held}`);
  }
  say(seconds === undefined ? '' : `  (${seconds.toFixed(0)} s)\n`);
}
