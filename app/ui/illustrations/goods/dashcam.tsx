import { goodsMaterials, goodsPaper } from '../../tokens/goods-colours';
import type { Form } from './goods';
import { Shadow } from './ground';
import { Lens } from './lens';
import { rounded } from './outlines';
import { Tube } from './pliable';
import { lit } from './shade';
import { Block, Prism } from './solids';
import { onto, points, way } from './space';
import { Words } from './words';

const { plastic, steel, rubber, amber } = goodsMaterials;
const { chalk } = goodsPaper;

/** One that looks ahead, and a second one where it also looks back or inside. */
export const dashcam: Form = (goods) => {
  const view = goods.word('sicht');
  const isDouble = / \+ /.test(view);
  const looksInside = /innen/.test(view);
  const x = isDouble && !looksInside ? -60 : 0;
  const isRound = /duo|one|mini/i.test(goods.name);
  return (
    <>
      <Shadow x={x} z={50} width={190} depth={60} />
      <Block at={[x - 44, 210, 20]} size={[88, 26, 50]} paint={lit(plastic, -0.2)} round={8} />
      <Block at={[x - 20, 180, 30]} size={[40, 36, 26]} paint={steel} round={6} />
      <Tube
        places={way`${x + 100} 150 60, ${x + 180} 120 90, ${x + 190} 10 60, ${x + 130} 4 -30`}
        width={9}
        paint={rubber}
      />
      {isRound ? (
        <Prism
          outline={rounded(points`${x - 150} 30 60, ${x + 130} 30 60, ${x + 130} 188 60, ${x - 150} 188 60`)}
          from={0}
          to={70}
          paint={plastic}
          shine={0.5}
        />
      ) : (
        <Prism
          outline={rounded(points`${x - 160} 34 14, ${x + 140} 34 14, ${x + 140} 188 22, ${x - 160} 188 22`)}
          from={0}
          to={62}
          paint={plastic}
          shine={0.5}
        />
      )}
      <Block at={[x - 90, 36, -26]} size={[150, 146, 26]} paint={lit(plastic, -0.15)} round={70} />
      <Lens at={[x - 15, 110, -28]} radius={60} />
      {looksInside && <Lens at={[x + 92, 90, -2]} radius={30} />}
      <g transform={onto.front([x + 96, 156, -1])}>
        <Words size={22} room={70} fill={chalk}>
          {goods.make}
        </Words>
      </g>
      <g transform={onto.front([x - 122, 60, -1])}>
        <Words size={24} room={58} fill={amber}>
          {goods.word('aufloesung') || 'HD'}
        </Words>
      </g>
      {isDouble && !looksInside && (
        <>
          <Shadow x={190} z={-40} width={70} depth={40} />
          <Block at={[140, 20, -40]} size={[96, 96, 44]} paint={plastic} round={44} shine={0.5} />
          <Lens at={[188, 68, -42]} radius={36} />
        </>
      )}
    </>
  );
};
