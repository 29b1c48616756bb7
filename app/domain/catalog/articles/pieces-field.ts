const FIELD = /^artikel-([1-9])$/;

/** Names a button whose article goes into the cart with fewer pieces than the form says. */
export function piecesField(pieces: number): string {
  return `artikel-${pieces}`;
}

/** The article and the pieces of the button that was pressed. */
export function withPieces(fields: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const [name, artikel] = Object.entries(fields).find(([key]) => FIELD.test(key)) ?? [];
  const [, menge] = FIELD.exec(name ?? '') ?? [];
  return menge ? { ...fields, artikel, menge } : fields;
}
