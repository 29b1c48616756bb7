import { type LinePieces, openPieces } from '~/domain/orders/fulfilment';

export interface GoodsBack {
  /** Pieces that the shopper has. */
  out: number;
  /** Pieces that came back. */
  back: number;
  /** Pieces that never left. */
  here: number;
}

const sum = (lines: readonly LinePieces[], countOf: (line: LinePieces) => number) =>
  lines.reduce((total, line) => total + countOf(line), 0);

export function goodsBack(lines: readonly LinePieces[]): GoodsBack {
  return {
    out: sum(lines, ({ handedOver, shipped }) => handedOver + shipped),
    back: sum(lines, ({ returned }) => returned),
    here: sum(lines, openPieces),
  };
}

const pieces = (count: number) => `${count} Stück`;

/** For staff; § 357 (4) BGB: the seller may wait for the goods. */
export function goodsText({ out, back, here }: GoodsBack): string {
  if (out > 0 && back > 0) return `${pieces(back)} zurück, ${pieces(out)} noch nicht`;
  if (out > 0) return `Ware noch nicht zurück: ${pieces(out)}`;
  if (back > 0) return 'Ware ist zurück';
  return here > 0 ? 'Ware noch nicht ausgeliefert' : 'Nichts ausgeliefert';
}
