import { goodsMaterials, goodsPaper } from '../../tokens/goods-colours';
import type { Form } from './goods';
import { Shadow } from './ground';
import { rounded } from './outlines';
import { Tube } from './pliable';
import { lit, printOn } from './shade';
import { Prism } from './solids';
import { onto, points, way } from './space';
import { Words } from './words';

const { plastic, rubber, steel, alloy, cloth } = goodsMaterials;
const { shade } = goodsPaper;

/** A box with a barred door; one of aluminium has rivets. */
const crate =
  (isAlloy: boolean): Form =>
  (goods) => {
    const size = 0.62 + goods.number('laenge', 70, [20, 110]) * 0.0042;
    const paint = isAlloy ? alloy : lit(goods.body(cloth), 0.1);
    const frame = isAlloy ? lit(plastic, 0.05) : lit(paint, -0.25);
    return (
      <>
        <Shadow z={120 * size} width={200 * size} depth={140 * size} />
        <g transform={`scale(${Math.round(size * 100) / 100})`}>
          <Prism
            outline={rounded(points`-170 0 10, 170 0 10, 170 250 30, 136 320 30, -136 320 30, -170 250 30`)}
            from={0}
            to={260}
            paint={paint}
            shine={isAlloy ? 0.9 : 0.2}
          >
            <path
              d="M-140-16v-228l26-52h228l26 52v228z"
              fill={lit(shade, 0.1)}
              stroke={frame}
              strokeWidth="14"
            />
            <path
              d="M-96-20v-260M-48-20v-272M0-20v-272M48-20v-272M96-20v-260M-138-110h276M-138-200h276"
              stroke={isAlloy ? alloy : steel}
              strokeWidth="9"
            />
            <rect x="116" y="-176" width="34" height="62" rx="8" fill={goods.accent} />
            {isAlloy && (
              <path
                d="M-160-12v-240M160-12v-240M-150-8h300"
                stroke={lit(plastic, 0.3)}
                strokeWidth="7"
                strokeDasharray=".1 30"
                strokeLinecap="round"
              />
            )}
          </Prism>
          <g transform={onto.flank([171, 150, 130])} fill={shade}>
            {isAlloy ? (
              <path d="M-90-40h180v10h-180zM-90-10h180v10h-180z" />
            ) : (
              <path
                d="M-84-60h30v60h-30zM-32-60h30v60h-30zM20-60h30v60h-30zM72-60h20v60h-20z"
                opacity=".75"
              />
            )}
          </g>
          <Tube places={way`-60 320 130, -50 362 130, 50 362 130, 60 320 130`} width={20} paint={rubber} />
          <g transform={onto.front([0, 300, -2])}>
            <rect x="-70" y="-8" width="140" height="34" rx="8" fill={goods.accent} />
            <Words y={17} size={24} room={130} fill={printOn(goods.accent)}>
              {goods.make}
            </Words>
          </g>
        </g>
      </>
    );
  };

export const transportBox = crate(false);

export const alloyBox = crate(true);
