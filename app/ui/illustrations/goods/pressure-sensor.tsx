import { goodsMaterials, goodsPaper } from '../../tokens/goods-colours';
import type { Form } from './goods';
import { Shadow } from './ground';
import { rounded } from './outlines';
import { Ball, Tube } from './pliable';
import { lit } from './shade';
import { Prism } from './solids';
import { points, way } from './space';
import { Words } from './words';

const { steel, rubber, plastic, alloy, brass } = goodsMaterials;

/** Sensor with the valve it is sold with. */
export const pressureSensor: Form = (goods) => {
  const kind = goods.word('ventil');
  const stem = /schwarz/i.test(kind) ? plastic : /alu/i.test(kind) ? alloy : rubber;
  const isRubber = stem === rubber;
  const stemWay = way`40 70 20, 90 130 20, 130 210 20`;
  return (
    <>
      <Shadow z={40} width={190} depth={60} />
      <Prism
        outline={rounded(points`-190 10 18, 60 10 30, 70 70 20, 30 108 26, -120 108 30, -190 74 30`)}
        from={0}
        to={76}
        paint={plastic}
        shine={0.3}
      >
        <path d="M-160-32h130M-160-22h130" stroke={lit(plastic, 0.16)} strokeWidth="3" />
        <Words x={-92} y={-62} size={30} room={150} fill={goodsPaper.paper}>
          {goods.make.toUpperCase()}
        </Words>
        <Words
          x={-92}
          y={-36}
          size={21}
          room={150}
          fill={goodsPaper.chalk}
          weight={500}
        >{`${goods.number('frequenz', 433, [1, 999])} MHz`}</Words>
      </Prism>
      <Tube places={stemWay} width={isRubber ? 58 : 36} paint={stem} />
      <Tube
        places={way`84 118 20, 96 136 20`}
        width={isRubber ? 78 : 66}
        paint={isRubber ? stem : rubber}
        shine={0.2}
        cap="butt"
      />
      {!isRubber && <Tube places={way`100 146 20, 112 168 20`} width={56} paint={stem} cap="butt" />}
      <Tube places={way`130 210 20, 152 262 20`} width={28} paint={brass} cap="butt" />
      <Tube places={way`146 246 20, 162 286 20`} width={38} paint={isRubber ? plastic : stem} />
      <Ball at={[22, 66, -6]} radius={13} paint={steel} />
    </>
  );
};
