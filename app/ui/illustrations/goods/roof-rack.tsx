import { goodsMaterials } from '../../tokens/goods-colours';
import type { Form, Goods } from './goods';
import { Again, Shadow } from './ground';
import { rounded } from './outlines';
import { lit, printOn } from './shade';
import { Block, Prism } from './solids';
import { type Corner, points } from './space';
import { Words } from './words';

const { plastic, alloy, rubber, steel } = goodsMaterials;

/** What stands on each kind of roof. */
const feet: readonly (readonly [RegExp, readonly Corner[]])[] = [
  [
    /regenrinne/i,
    [
      [-10, 0, 4],
      [30, 0, 4],
      [30, 14],
      [14, 18],
      [14, 62, 4],
      [-18, 62, 4],
    ],
  ],
  [
    /fixpunkt/i,
    [
      [-26, 0, 6],
      [30, 0, 6],
      [22, 24, 8],
      [18, 62, 6],
      [-18, 62, 6],
      [-22, 24, 8],
    ],
  ],
  [
    /dachkante/i,
    [
      [-34, -6, 4],
      [-20, 4],
      [26, 4, 6],
      [22, 62, 8],
      [-22, 62, 8],
    ],
  ],
  [
    /integriert/i,
    [
      [-30, 0, 8],
      [34, 0, 8],
      [26, 62, 14],
      [-22, 62, 14],
    ],
  ],
  [
    /./,
    [
      [-24, 0, 10],
      [28, 0, 10],
      [34, 34, 10],
      [20, 62, 12],
      [-26, 62, 12],
      [-34, 30, 10],
    ],
  ],
];

/** Two bars on feet for the car's kind of roof; width in cm. */
export const roofRack: Form = (goods) => {
  const half = 50 + goods.number('breite', 125, [90, 150]) * 1.35;
  return (
    <>
      <Shadow z={90} width={half * 1.08} depth={120} />
      <Again by={[[0, 0, -170]]}>
        <RoofBar goods={goods} half={half} z={170} />
      </Again>
    </>
  );
};

function RoofBar({ goods, half, z }: { goods: Goods; half: number; z: number }) {
  const isSteel = /stahl/i.test(goods.word('material'));
  const paint = isSteel ? plastic : alloy;
  const foot = feet.find(([roof]) => roof.test(goods.word('dachform') || 'Reling'))?.[1] ?? [];
  const at = half - 46;
  return (
    <>
      <Again by={[[2 * at, 0, 0]]}>
        <Prism
          outline={rounded(foot.map(([x, y, r]): Corner => [x - at, y, r]))}
          from={z}
          to={z + 42}
          paint={rubber}
        />
        {goods.word('abschliessbar') === 'ja' && (
          <Block at={[-at - 8, 20, z - 2]} size={[15, 15, 2]} paint={steel} round={7} />
        )}
      </Again>
      <Prism
        outline={rounded(
          isSteel
            ? points`${-half} 62, ${half} 62, ${half} 88, ${-half} 88`
            : points`${-half} 66 6, ${half} 66 6, ${half - 6} 84 6, ${-half + 6} 84 6`,
        )}
        from={z - 2}
        to={z + 44}
        paint={paint}
        shine={0.7}
      >
        {!isSteel && (
          <path d={`M${-half + 16} -75H${half - 16}`} stroke={lit(paint, -0.35)} strokeWidth="2" />
        )}
        <Words y={-70} size={15} room={140} fill={printOn(paint)}>
          {goods.make.toUpperCase()}
        </Words>
      </Prism>
      {[-half, half - 14].map((x) => (
        <Block
          key={x}
          at={[x, isSteel ? 60 : 64, z - 4]}
          size={[14, isSteel ? 30 : 22, 50]}
          paint={rubber}
          round={5}
        />
      ))}
    </>
  );
}
