import type { ReactNode } from 'react';
import { goodsMaterials, goodsPaper } from '../../tokens/goods-colours';
import type { Form, Goods } from './goods';
import { Shadow } from './ground';
import { Compass } from './labels';
import { isDark, lit, printOn } from './shade';
import { onto } from './space';
import { Words } from './words';

const { plastic } = goodsMaterials;
const { shade, paper } = goodsPaper;

export const LONGEST_MAKE = 16;

interface Cut {
  /** Outline around 0 0, y down, as it hangs in front of one. */
  outline: string;
  /** Where cloth folds. */
  folds: string;
  details?: (paint: string, goods: Goods) => ReactNode;
}

/** Folded light over cloth, and its seams. */
export const cloth =
  ({ outline, folds, details }: Cut): Form =>
  (goods) => {
    const paint = goods.body(plastic);
    return (
      <>
        <Shadow z={20} width={150} depth={40} />
        <linearGradient id="cloth" x1="0" y1="0" x2=".8" y2="1">
          <stop stopColor={lit(paint, 0.2)} />
          <stop offset=".5" stopColor={lit(paint, 0.04)} />
          <stop offset="1" stopColor={lit(paint, -0.22)} />
        </linearGradient>
        <g transform={onto.front([-10, 190, 20])}>
          <path d={outline} transform="translate(7 5)" fill={lit(paint, -0.45)} />
          <path
            d={outline}
            fill="url(#cloth)"
            stroke={lit(paint, isDark(paint) ? 0.3 : -0.3)}
            strokeLinejoin="round"
          />
          <path
            d={folds}
            fill="none"
            stroke={shade}
            strokeOpacity=".22"
            strokeWidth="6"
            strokeLinecap="round"
          />
          <path
            d={folds}
            fill="none"
            stroke={paper}
            strokeOpacity=".14"
            strokeWidth="4"
            strokeLinecap="round"
            transform="translate(-6 -2)"
          />
          {details?.(paint, goods)}
        </g>
      </>
    );
  };

export const seam = (paint: string) => ({
  fill: 'none',
  stroke: lit(paint, isDark(paint) ? 0.28 : -0.3),
  strokeWidth: 2.5,
});

/** A make's name in type; one that is too long for that is a house with a mark. */
export const Badge = ({ goods, x = 60, y = -84 }: { goods: Goods; x?: number; y?: number }) => {
  const paint = lit(printOn(goods.body(plastic)), -0.06);
  return (
    <g transform={`translate(${x} ${y})`}>
      {goods.make.length > LONGEST_MAKE ? (
        <Compass paint={paint} y={0} size={24} />
      ) : (
        <Words size={17} room={76} fill={paint}>
          {goods.make}
        </Words>
      )}
    </g>
  );
};
