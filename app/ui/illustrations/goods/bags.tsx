import { goodsMaterials } from '../../tokens/goods-colours';
import { print } from './gifts';
import type { Form } from './goods';
import { Shadow } from './ground';
import { Compass } from './labels';
import { rounded } from './outlines';
import { Tube } from './pliable';
import { isDark, lit, printOn } from './shade';
import { Block, Prism } from './solids';
import { points, way } from './space';

const { plastic, linen } = goodsMaterials;

const bag =
  (isTote: boolean): Form =>
  (goods) => {
    const paint = goods.body(isTote ? linen : plastic);
    if (isTote)
      return (
        <>
          <Shadow z={20} width={150} depth={40} />
          <Tube
            places={way`-60 236 40, -56 370 40, 56 370 40, 60 236 40`}
            width={16}
            paint={lit(paint, -0.15)}
            shine={0}
          />
          <Prism
            outline={rounded(points`-140 0 12, 140 0 12, 128 250 4, -128 250 4`)}
            from={10}
            to={34}
            paint={paint}
            shine={0}
          >
            <path
              d="M-124-232H124"
              stroke={lit(paint, isDark(paint) ? 0.3 : -0.25)}
              strokeWidth="3"
              strokeDasharray="8 5"
            />
            <Compass paint={printOn(paint)} y={-124} size={76} />
          </Prism>
          <Tube places={way`-60 236 6, -56 360 0, 56 360 0, 60 236 6`} width={16} paint={paint} shine={0} />
        </>
      );
    return (
      <>
        <Shadow z={80} width={200} depth={120} />
        <Block at={[-170, 0, 20]} size={[320, 200, 150]} paint={paint} round={14} shine={0.1}>
          <path
            d="M-150-74H150"
            stroke={lit(paint, isDark(paint) ? 0.3 : -0.3)}
            strokeWidth="4"
            strokeDasharray="6 4"
          />
          <path d="M-96-100V100M96-100V100" stroke={lit(paint, -0.3)} strokeWidth="24" />
          <rect x="-70" y="-20" width="140" height="60" rx="8" fill={goods.accent} />
          <g transform="translate(0 20)">{print(goods, goods.accent, { size: 28, room: 126 })}</g>
        </Block>
        <Tube
          places={way`-106 180 16, -96 270 16, 76 270 16, 86 180 16`}
          width={18}
          paint={lit(paint, -0.2)}
          shine={0.1}
        />
      </>
    );
  };

export const bootBag = bag(false);

export const tote = bag(true);
