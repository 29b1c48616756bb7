import { goodsPaper } from '../../tokens/goods-colours';
import type { Goods } from './goods';
import { LabelPrint } from './labels';
import { Turned } from './solids';
import { points } from './space';

const { paper } = goodsPaper;

/** Less than the third root: a small bottle beside a large one is still seen in a list. */
export const EASED = 0.22;

/** Edge of a body of that volume compared with one of 500 ml. */
export const edgeOf = (millilitres: number) => Math.min(1.42, Math.max(0.72, (millilitres / 500) ** EASED));

/** A label around something round, its print in the middle. */
export function Wrap({
  goods,
  radius,
  from,
  to,
  large,
  small,
}: {
  goods: Goods;
  radius: number;
  from: number;
  to: number;
  large: string;
  small?: string;
}) {
  const height = to - from;
  return (
    <>
      <Turned profile={points`${radius} ${from}, ${radius} ${to}`} paint={paper} shine={0.2} top={null} />
      <Turned
        profile={points`${radius + 0.5} ${to - height * 0.32}, ${radius + 0.5} ${to}`}
        paint={goods.accent}
        shine={0.2}
        top={null}
      />
      <g transform={`translate(0 ${-(from + height / 2) * 0.956 + radius * 0.28})`}>
        <LabelPrint
          goods={goods}
          width={radius * 1.8}
          height={height}
          large={large}
          {...(small === void 0 ? {} : { small })}
        />
      </g>
    </>
  );
}
