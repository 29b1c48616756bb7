import { goodsMaterials, goodsPaper } from '../../tokens/goods-colours';
import type { Form } from './goods';
import { Shadow } from './ground';
import { rounded } from './outlines';
import { Tube } from './pliable';
import { lit, printOn } from './shade';
import { Block, Prism } from './solids';
import { type Corner, points, way } from './space';
import { Words } from './words';

const { plastic, alloy, steel } = goodsMaterials;

/** Length in cm sets how long it is, what is in it how high. */
export const roofBox: Form = (goods) => {
  const length = 150 + goods.number('laenge', 190, [110, 250]) * 1.5;
  const half = length / 2;
  const height = 74 + goods.number('volumen', 400, [150, 700]) * 0.085;
  const paint = goods.body(plastic);
  const shine = /gl(ä|ae)nzend|wei(ß|ss)/i.test(goods.marking) ? 0.9 : 0.25;
  const lid: Corner[] = points`${-half} 58 6, ${half} 58 6, ${half - 6} ${58 + height * 0.62} 26, ${half - 40} ${58 + height} 40, ${-half * 0.25} ${58 + height * 0.98} 80, ${-half + 24} ${58 + height * 0.42} 60`;
  const shell: Corner[] = points`${-half + 26} 20 26, ${half - 18} 20 18, ${half} 55 4, ${-half} 55 4`;
  const bars = [-half * 0.52, half * 0.5];
  return (
    <>
      <Shadow z={75} width={half * 1.06} depth={90} />
      {bars.map((x) => (
        <Tube key={x} places={way`${x} 8 -24, ${x} 8 176`} width={15} paint={alloy} cap="butt" />
      ))}
      <Prism outline={rounded(shell)} from={0} to={150} paint={lit(paint, -0.12)} shine={0.1} />
      <Prism outline={rounded(lid)} from={-3} to={153} paint={paint} shine={shine}>
        <path
          d={`M${-half + 34} ${-66 - height * 0.3}L${-half * 0.22} ${-46 - height * 0.94}H${half - 46}`}
          stroke={goodsPaper.paper}
          strokeOpacity={0.18 + shine * 0.4}
          strokeWidth="5"
          fill="none"
          strokeLinejoin="round"
        />
        <path
          d={`M${-half + 14} -64H${half - 8}`}
          stroke={goodsPaper.shade}
          strokeOpacity=".35"
          strokeWidth="3"
        />
        <Words x={half * 0.28} y={-62 - height * 0.38} size={30} room={half * 0.9} fill={printOn(paint)}>
          {goods.make.toUpperCase()}
        </Words>
      </Prism>
      <Lock x={-half * 0.42} />
      <Lock x={half * 0.66} />
    </>
  );
};

const Lock = ({ x }: { x: number }) => <Block at={[x, 44, -8]} size={[30, 16, 6]} paint={steel} round={5} />;
