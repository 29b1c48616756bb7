import { fittedArticle, type LineOptions, vehicleOf } from '~/domain/catalog/articles/line-options';

interface Line {
  key: string;
  options: LineOptions;
}

export function setOf({ key, options }: Line): string {
  return `${fittedArticle(options) ?? key} ${vehicleOf(options)?.code ?? ''}`;
}

export const isFitting = ({ options }: Pick<Line, 'options'>): boolean =>
  fittedArticle(options) !== undefined;

export function fittedGoods<One extends { options: LineOptions }>(
  lines: readonly One[],
  keyOf: (line: One) => string,
): (line: One) => boolean {
  const nameOf = (line: One) => setOf({ key: keyOf(line), options: line.options });
  const fitted = new Set(lines.filter(isFitting).map(nameOf));
  return (line) => !isFitting(line) && fitted.has(nameOf(line));
}

/** Work on goods is no piece. */
export const piecesOf = (lines: readonly { options: LineOptions; quantity: number }[]): number =>
  lines.reduce((sum, line) => sum + (isFitting(line) ? 0 : line.quantity), 0);

/** Work has as many pieces as its goods, and is gone with them, whatever the stored quantity says. */
export function followGoods<One extends { options: LineOptions; quantity: number }>(
  lines: readonly One[],
  keyOf: (line: One) => string,
): One[] {
  if (!lines.some(isFitting)) return [...lines];
  const setOfLine = (line: One) => setOf({ key: keyOf(line), options: line.options });
  const goods = new Map(
    lines.filter((line) => !isFitting(line)).map((line) => [setOfLine(line), line.quantity]),
  );
  return lines.flatMap((line) => {
    const quantity = isFitting(line) ? goods.get(setOfLine(line)) : line.quantity;
    return quantity === undefined ? [] : [{ ...line, quantity }];
  });
}
