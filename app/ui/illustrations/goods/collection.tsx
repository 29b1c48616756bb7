import { goodsMaterials, goodsPaper } from '../../tokens/goods-colours';
import type { Form } from './goods';
import { Again, Shadow } from './ground';
import { Compass } from './labels';
import { rounded } from './outlines';
import { Tube } from './pliable';
import { isDark, lit, printOn } from './shade';
import { Block, Prism } from './solids';
import { onto, points, way } from './space';

const { alloy, leather, blue, brass, rubber } = goodsMaterials;
const { paper, shade } = goodsPaper;

export const towel: Form = (goods) => {
  const paint = goods.body(blue);
  return (
    <>
      <Shadow z={90} width={190} depth={110} />
      {[0, 58, 116].map((y) => (
        <Block
          key={y}
          at={[-170, y, 20]}
          size={[320, 62, 170]}
          paint={lit(paint, y / 900)}
          round={28}
          shine={0}
        />
      ))}
      <path
        transform={onto.front([-10, 90, 18])}
        d="M-158-56H158M-158-46H158"
        stroke={lit(paint, isDark(paint) ? 0.6 : -0.4)}
        strokeWidth="4"
      />
      <g transform={onto.front([70, 90, 18])}>
        <Compass paint={printOn(paint)} y={0} size={44} />
      </g>
    </>
  );
};

export const notebook: Form = (goods) => {
  const paint = goods.body(leather);
  return (
    <>
      <Shadow z={40} width={150} depth={50} />
      <Block at={[-110, 4, 20]} size={[234, 314, 40]} paint={lit(paper, -0.08)} round={4} />
      <Prism
        outline={rounded(points`-120 0, 124 0, 124 324, -120 324`, 14)}
        from={8}
        to={20}
        paint={paint}
        shine={0.2}
      >
        <path d="M-92-6v-312" stroke={shade} strokeOpacity=".35" strokeWidth="4" />
        <path d="M92-4v-316" stroke={goods.accent} strokeWidth="11" />
        <Compass paint={lit(printOn(paint), -0.1)} y={-178} size={60} />
      </Prism>
      <Tube places={way`30 4 30, 34 -26 20`} width={9} paint={brass} />
    </>
  );
};

export const lunchBox: Form = (goods) => {
  const paint = goods.body(alloy);
  return (
    <>
      <Shadow z={80} width={190} depth={110} />
      <Block at={[-170, 0, 20]} size={[320, 96, 170]} paint={lit(paint, -0.05)} round={30} shine={0.5} />
      <Block at={[-176, 92, 14]} size={[332, 44, 182]} paint={paint} round={18} shine={0.6} />
      <Again by={[[200, 0, 0]]}>
        <Block at={[-130, 60, 6]} size={[50, 56, 10]} paint={rubber} round={8} />
      </Again>
      <g transform={onto.top([-10, 137, 105])}>
        <Compass paint={printOn(paint)} y={0} size={62} />
      </g>
    </>
  );
};
