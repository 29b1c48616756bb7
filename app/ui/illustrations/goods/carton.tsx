import type { ReactNode } from 'react';
import { goodsPaper } from '../../tokens/goods-colours';
import type { Form, Goods } from './goods';
import { Shadow } from './ground';
import { Sheet } from './pliable';
import { printOn } from './shade';
import { Block } from './solids';
import { onto, way } from './space';
import { Words } from './words';

const { cardboard, tape, ink, paper } = goodsPaper;

function Closed({ children }: { children: ReactNode }) {
  return (
    <>
      <Shadow z={90} width={235} depth={150} />
      <Block at={[-220, 0, 0]} size={[390, 320, 180]} paint={cardboard} round={2} shine={0}>
        {children}
      </Block>
      <Sheet places={way`-220 320 70, 170 320 70, 170 320 110, -220 320 110`} paint={tape} />
      <path
        transform={onto.flank([170, 230, 84])}
        d="M0 0v-46M-12-32 0-48l12 16M40 0v-46M28-32l12-16 12 16M-16 12h72"
        stroke={ink}
        strokeOpacity=".6"
        strokeWidth="5"
        fill="none"
      />
    </>
  );
}

/** The square that shows a carton. */
export const cartonFrame = [-285, -426, 520] as const;

/** How goods come: a carton with their picture, name and make on it. */
export function Carton({
  goods,
  frame,
  children,
}: {
  goods: Goods;
  frame: readonly [number, number, number];
  children: ReactNode;
}) {
  const [left, top, edge] = frame;
  return (
    <Closed>
      <path d="M-180-134h360v170h-360z" fill={paper} fillOpacity=".92" />
      <svg
        aria-hidden="true"
        x="-82"
        y="-132"
        width="164"
        height="164"
        viewBox={`${left} ${top} ${edge} ${edge}`}
      >
        {children}
      </svg>
      <g transform="translate(0 86)">
        <Words size={38} room={340} fill={ink}>
          {goods.make}
        </Words>
        <Words y={40} size={28} room={340} fill={ink} weight={500}>
          {goods.name}
        </Words>
      </g>
    </Closed>
  );
}

/** Goods of which nothing is known but their make and name. */
export const plainCarton: Form = (goods) => (
  <Closed>
    <rect x="-150" y="-70" width="300" height="140" rx="8" fill={paper} />
    <path d="M-150-62q0-8 8-8h284q8 0 8 8v50h-300z" fill={goods.accent} />
    <g transform="translate(0 -26)">
      <Words size={38} room={270} fill={printOn(goods.accent)}>
        {goods.make}
      </Words>
      <Words y={56} size={30} room={270} fill={ink} weight={500}>
        {goods.name}
      </Words>
    </g>
  </Closed>
);
