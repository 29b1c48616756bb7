import { type FulfilledOrder, type FulfilmentKind, type LinePieces, possiblePieces } from './fulfilment';

/** Without a quantity: all possible pieces. */
export interface LineRequest {
  position: number;
  quantity?: number | undefined;
}

export interface ChosenLine<Line> {
  line: Line;
  quantity: number;
}

export type ChooseLinesResult<Line> =
  | { ok: true; chosen: ChosenLine<Line>[] }
  | { ok: false; code: 'unknown-line'; position: number }
  | { ok: false; code: 'too-many-pieces'; position: number; possible: number };

export function chooseLines<Line extends LinePieces & { position: number }>(
  lines: readonly Line[],
  order: Pick<FulfilledOrder, 'fulfilment'>,
  kind: FulfilmentKind,
  requested?: readonly LineRequest[],
): ChooseLinesResult<Line> {
  const possible = (line: Line) => possiblePieces(line, kind, order);
  if (!requested) {
    const all = lines.map((line) => ({ line, quantity: possible(line) }));
    return { ok: true, chosen: all.filter(({ quantity }) => quantity > 0) };
  }
  const chosen = new Map<number, ChosenLine<Line>>();
  for (const { position, quantity } of requested) {
    const line = lines.find((one) => one.position === position);
    if (!line) return { ok: false, code: 'unknown-line', position };
    const known = chosen.get(position)?.quantity ?? 0;
    const left = possible(line) - known;
    const requested = quantity ?? left;
    if (requested < 1 || requested > left)
      return { ok: false, code: 'too-many-pieces', position, possible: left };
    chosen.set(position, { line, quantity: known + requested });
  }
  return { ok: true, chosen: [...chosen.values()] };
}
