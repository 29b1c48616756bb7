export interface Row {
  label: string;
  unit: string;
  values: number[];
  digits?: number;
  /** Maximum of the first shop's figure. */
  limit?: number;
  /** Minimum of it. */
  atLeast?: number;
}

function heldTo(own: number, { limit, atLeast }: Row): string {
  if (limit === undefined && atLeast === undefined) return '';
  const isHeld = own <= (limit ?? own) && own >= (atLeast ?? own);
  if (!isHeld) process.exitCode = 1;
  const bound = limit ?? `at least ${atLeast}`;
  return `   held to ${bound} ${isHeld ? 'ok' : 'MISSED'}`;
}

export const say = (text = '') => process.stdout.write(`${text}\n`);

/** A figure that is missed ends the run with 1. This checkout, then the other one and the ratio. @param seconds what the measuring took */
export function report(title: string, rows: Row[], seconds?: number): void {
  const isCompared = rows.some((row) => row.values.length > 1);
  say(`${title.padEnd(56)}${isCompared ? '     this  against  ratio' : ''}`);
  for (const row of rows) {
    const { label, unit, values, digits = 1 } = row;
    const [own = 0, other] = values;
    const cells = values.map((value) => value.toFixed(digits).padStart(9)).join('');
    const ratio = other === undefined ? '' : (own / other).toFixed(2).padStart(7);
    say(`  ${label.padEnd(54)}${cells}${ratio} ${unit}${heldTo(own, row)}`);
  }
  say(seconds === undefined ? '' : `  (${seconds.toFixed(0)} s)\n`);
}
