import { goodsPaper } from '../../tokens/goods-colours';
import type { Goods } from './goods';
import { Shadow } from './ground';
import { LabelPrint } from './labels';
import { rounded } from './outlines';
import { lit } from './shade';
import { Prism, Turned } from './solids';
import { onto, points } from './space';
import { EASED } from './wrap';

const { paper } = goodsPaper;

/** A canister with a handle, or a bottle of that form, its edges as long as its litres ask for. */
export function Canister({
  goods,
  litres,
  paint,
  large,
  small,
}: {
  goods: Goods;
  litres: number;
  paint: string;
  large: string;
  small: string;
}) {
  const scale = Math.round(Math.min(1.2, Math.max(0.62, (litres / 5) ** EASED)) * 100) / 100;
  const isHandled = litres > 1.2;
  return (
    <>
      <Shadow z={40} width={130 * scale} depth={80 * scale} />
      <g transform={`scale(${scale})`}>
        <Prism
          outline={rounded(
            isHandled
              ? points`-120 0 16, 120 0 16, 120 262 22, 72 318 18, -26 318 12, -40 290 10, -104 290 18, -120 250 20`
              : points`-82 0 16, 82 0 16, 82 236 22, 30 300 18, -34 300 18, -82 236 22`,
          )}
          from={0}
          to={104}
          paint={paint}
          shine={0.35}
        >
          {isHandled && (
            <path
              d="M14-286h52l22-26v-30l10-8"
              fill="none"
              stroke={lit(paint, -0.4)}
              strokeWidth="3"
              opacity="0"
            />
          )}
          {isHandled && <rect x="2" y="-302" width="86" height="34" rx="16" fill={lit(paint, -0.55)} />}
        </Prism>
        <Turned
          profile={points`30 ${isHandled ? 286 : 296}, 30 ${isHandled ? 300 : 312}`}
          at={isHandled ? [-72, 0, 52] : [-2, 0, 52]}
          paint={lit(paint, -0.2)}
        />
        <Turned
          profile={points`36 ${isHandled ? 298 : 308}, 36 ${isHandled ? 334 : 344}, 32 ${isHandled ? 338 : 348}`}
          at={isHandled ? [-72, 0, 52] : [-2, 0, 52]}
          paint={goods.accent}
        />
        <g transform={onto.front([0, isHandled ? 140 : 132, -1])}>
          <Front goods={goods} width={isHandled ? 200 : 140} large={large} small={small ?? ''} />
        </g>
      </g>
    </>
  );
}

function Front({
  goods,
  width,
  large,
  small,
}: {
  goods: Goods;
  width: number;
  large: string;
  small: string;
}) {
  return (
    <>
      <rect x={-width / 2} y="-108" width={width} height="212" rx="10" fill={paper} />
      <path
        d={`M${-width / 2}-40v-58q0-10 10-10h${width - 20}q10 0 10 10v74q${-width / 2} 26 ${-width}-16z`}
        fill={goods.accent}
      />
      <LabelPrint goods={goods} width={width} height={190} large={large} small={small} />
      <path d={`M${-width * 0.4} 84h${width * 0.8}`} stroke={goods.accent} strokeWidth="5" />
    </>
  );
}
