/** By pieces: names of buttons in lists whose form has the quantity of a whole set. */
const fieldOfPieces: ReadonlyMap<number, string> = new Map([
  [1, 'einzeln'],
  [2, 'paar'],
  [3, 'drei'],
]);

/** @param set the form's own quantity */
export function piecesField(pieces: number, set: number): string {
  return (pieces < set && fieldOfPieces.get(pieces)) || 'artikel';
}

export function withPieces(fields: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const [pieces, name = ''] = [...fieldOfPieces].find(([, field]) => typeof fields[field] === 'string') ?? [];
  return pieces === undefined ? fields : { ...fields, artikel: fields[name], menge: String(pieces) };
}
