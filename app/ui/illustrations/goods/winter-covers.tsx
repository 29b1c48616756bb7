import { goodsMaterials, goodsPaper } from '../../tokens/goods-colours';
import type { Form } from './goods';
import { Shadow } from './ground';
import { Sheet, Tube } from './pliable';
import { lit } from './shade';
import { Block } from './solids';
import { onto, way } from './space';
import { Words } from './words';

const { alloy, blue } = goodsMaterials;
const { paper } = goodsPaper;

/** A cover, folded. */
const cover =
  (isWarm: boolean): Form =>
  (goods) => {
    const paint = isWarm ? goods.body(blue) : goods.body(alloy);
    return (
      <>
        <Shadow z={90} width={220} depth={130} />
        <Block
          at={[-200, 0, 30]}
          size={[390, 46, 200]}
          paint={lit(paint, -0.08)}
          round={20}
          shine={isWarm ? 0 : 0.6}
        />
        <Block at={[-194, 40, 34]} size={[378, 44, 190]} paint={paint} round={20} shine={isWarm ? 0 : 0.6} />
        <Block
          at={[-198, 80, 40]}
          size={[384, 44, 180]}
          paint={lit(paint, 0.06)}
          round={20}
          shine={isWarm ? 0 : 0.7}
        />
        <Tube places={way`-60 128 36, -60 128 220`} width={26} paint={goods.accent} shine={0.1} cap="butt" />
        <Sheet places={way`-73 0 28, -47 0 28, -47 126 34, -73 126 34`} paint={goods.accent} />
        <g transform={onto.front([70, 52, 24])}>
          <rect x="-90" y="-36" width="180" height="72" rx="8" fill={paper} />
          <Words y={-4} size={28} room={160} fill={goodsPaper.ink}>
            {goods.make}
          </Words>
          <Words
            y={24}
            size={20}
            room={160}
            fill={goodsPaper.slate}
            weight={500}
          >{`${goods.number('laenge', 150, [1, 999])} cm`}</Words>
        </g>
      </>
    );
  };

export const windscreenCover = cover(false);

export const warmingCover = cover(true);
