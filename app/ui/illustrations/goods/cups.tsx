import { goodsMaterials, goodsPaper } from '../../tokens/goods-colours';
import { print } from './gifts';
import type { Form } from './goods';
import { Shadow } from './ground';
import { Compass } from './labels';
import { Tube } from './pliable';
import { lit, printOn } from './shade';
import { Block, Turned } from './solids';
import { points, way } from './space';

const { plastic, steel } = goodsMaterials;
const { paper } = goodsPaper;

export const travelMug: Form = (goods) => {
  const paint = goods.body(steel);
  return (
    <>
      <Shadow width={100} depth={60} />
      <Turned profile={points`68 0, 72 8, 92 250, 92 266`} paint={paint} shine={0.9} />
      <Turned profile={points`82 100, 88 190`} paint={lit(plastic, -0.1)} shine={0.2} top={null} />
      <Turned profile={points`95 262, 97 290, 86 312`} paint={plastic} shine={0.5} />
      <Block at={[-20, 312, -50]} size={[44, 16, 40]} paint={lit(plastic, 0.15)} round={6} />
      <g transform="translate(-2 -112)">{print(goods, plastic, { size: 36, room: 140 })}</g>
    </>
  );
};

export const mug: Form = (goods) => {
  const paint = goods.body(paper);
  return (
    <>
      <Shadow x={20} width={130} depth={70} />
      <Tube places={way`98 160 0, 176 176 0, 180 60 0, 96 48 0`} width={28} paint={paint} />
      <Turned profile={points`94 0, 104 12, 108 206`} paint={paint} shine={0.8} top={lit(paint, -0.45)} />
      <Compass paint={printOn(paint)} y={-92} size={54} />
    </>
  );
};
