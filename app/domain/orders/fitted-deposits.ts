import { fittedArticle, type LineOptions, vehicleOf } from '~/domain/catalog/articles/line-options';
import type { Cents } from '~/values/money';
import { type LinePieces, openPieces } from './fulfilment';

export interface DepositLine extends LinePieces {
  /** `kind:code` */
  article: string;
  options: LineOptions;
  /** Gross, per piece. */
  depositCents: Cents;
  /** Due as soon as the piece is not put in; 0: work makes no difference. */
  waivedDepositCents: Cents;
}

export type DepositsResult<Line> =
  | { ok: true; lines: Line[] }
  /** Some pieces of a line would have a deposit, and others none. */
  | { ok: false; code: 'fitting-in-part'; lines: Line[] };

const nameOf = ({ article, options }: Pick<DepositLine, 'article' | 'options'>) =>
  `${fittedArticle(options) ?? article} ${vehicleOf(options)?.code ?? ''}`;

const sumOf = (lines: readonly LinePieces[], count: (line: LinePieces) => number) =>
  lines.reduce((sum, line) => sum + count(line), 0);

/** Given out without the work, or with nobody left to do it. */
function piecesWithoutWork(line: DepositLine, work: readonly LinePieces[], isExpected: boolean): number {
  const { quantity, handedOver, shipped, returned, cancelled, lapsed } = line;
  const kept = quantity - returned - cancelled - lapsed;
  const done = sumOf(work, (one) => one.handedOver + one.returned);
  const promised = isExpected ? sumOf(work, openPieces) : 0;
  return Math.min(kept, Math.max(0, handedOver + shipped - done, kept - done - promised));
}

/**
 * A battery that is put in here has no deposit, because the old one stays; any other has (§ 19 BattDG).
 * @param isExpected the appointment of the work stands, or it never had one
 */
export function followDeposits<Line extends DepositLine>(
  lines: readonly Line[],
  isExpected: boolean,
): DepositsResult<Line> {
  let isInPart = false;
  const followed = lines.map((line) => {
    const { quantity, returned, cancelled, lapsed, waivedDepositCents } = line;
    const kept = quantity - returned - cancelled - lapsed;
    if (waivedDepositCents === 0 || kept === 0) return line;
    const work = lines.filter(
      (one) => fittedArticle(one.options) !== undefined && nameOf(one) === nameOf(line),
    );
    const without = piecesWithoutWork(line, work, isExpected);
    if (without > 0 && without < kept) isInPart = true;
    return without > 0 && without < kept
      ? line
      : { ...line, depositCents: without === 0 ? 0 : waivedDepositCents };
  });
  return isInPart ? { ok: false, code: 'fitting-in-part', lines: followed } : { ok: true, lines: followed };
}
