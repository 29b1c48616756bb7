import { goodsPaper } from '../../tokens/goods-colours';
import type { Goods } from './goods';
import { Shadow } from './ground';
import { lit, printOn } from './shade';
import { Block } from './solids';
import type { Place } from './space';
import { Words } from './words';

/** 'Kesera Autoshampoo' without its own first word: what it is. */
export function kindWords({ name }: Goods): string {
  const [, ...rest] = name.split(' ');
  return rest.join(' ') || name;
}

/**
 * What is printed on a label around 0 0: the make on its colour, below it what the goods are, and the amount large.
 * Its width and height in the drawing's units.
 */
export function LabelPrint({
  goods,
  width,
  height,
  large,
  small = kindWords(goods),
}: {
  goods: Goods;
  width: number;
  height: number;
  large: string;
  small?: string;
}) {
  const room = width * 0.86;
  return (
    <>
      <Words y={-height * 0.29} size={height * 0.19} room={room} fill={printOn(goods.accent)}>
        {goods.make.toUpperCase()}
      </Words>
      <Words y={height * 0.02} size={height * 0.13} room={room} fill={goodsPaper.ink} weight={500}>
        {small}
      </Words>
      <Words y={height * 0.36} size={height * 0.26} room={room} fill={goodsPaper.ink}>
        {large}
      </Words>
    </>
  );
}

/** A label on something flat, around 0 0. */
export function Label(print: Parameters<typeof LabelPrint>[0]) {
  const { goods, width, height } = print;
  return (
    <>
      <rect x={-width / 2} y={-height / 2} width={width} height={height} rx="8" fill={goodsPaper.paper} />
      <path
        d={`M${-width / 2 + 8} ${-height / 2}h${width - 16}q8 0 8 8v${height * 0.26}l${-width} ${height * 0.08}v${-height * 0.34}q0-8 8-8z`}
        fill={goods.accent}
      />
      <LabelPrint {...print} />
    </>
  );
}

/** The small box that goods are sold in, with their make and what it says. */
export function Pack({
  goods,
  at,
  size: [width, height, depth],
  large,
  small,
}: {
  goods: Goods;
  at: Place;
  size: readonly [number, number, number];
  large: string;
  small?: string;
}) {
  const [x, , z] = at;
  return (
    <>
      <Shadow x={x + width / 2} z={z + depth / 2} width={width * 0.6} depth={depth} />
      <Block at={at} size={[width, height, depth]} paint={lit(goodsPaper.paper, -0.04)} round={2} shine={0.3}>
        <Label
          goods={goods}
          width={width}
          height={height}
          large={large}
          {...(small === undefined ? {} : { small })}
        />
      </Block>
    </>
  );
}

/** The mark of the dealers' own collection. */
export const Compass = ({ paint, y, size }: { paint: string; y: number; size: number }) => (
  <g transform={`translate(0 ${y}) scale(${size / 50})`} fill={paint}>
    <path d="M0-50 9-9 50 0 9 9 0 50-9 9-50 0-9-9z" />
    <path d="M-26-26-6-10-10-6zM26-26 10-6 6-10zM26 26 6 10 10 6zM-26 26-10 6-6 10z" opacity=".7" />
    <circle r="34" fill="none" stroke={paint} strokeWidth="2.5" />
  </g>
);
