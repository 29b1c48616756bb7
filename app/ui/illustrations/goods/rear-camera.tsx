import { goodsMaterials, goodsPaper } from '../../tokens/goods-colours';
import type { Form, Goods } from './goods';
import { Shadow } from './ground';
import { Lens } from './lens';
import { Tube } from './pliable';
import { lit } from './shade';
import { Block, Turned } from './solids';
import { points, way } from './space';
import { Words } from './words';

const { plastic, rubber, signal, green } = goodsMaterials;

/** A camera for the tail, mounted as its field says, with its screen where one comes along. */
export const rearCamera: Form = (goods) => {
  const inches = Math.min(9, Number(/(\d(?:,\d)?)-Zoll/.exec(goods.marking)?.[1]?.replace(',', '.') ?? 0));
  const x = inches > 0 ? -130 : 0;
  return (
    <g transform={inches > 0 ? undefined : 'scale(1.45)'}>
      <Shadow x={x} z={40} width={150} depth={50} />
      <Tube
        places={way`${x + 40} 40 70, ${x + 150} 4 60, ${x + 60} 4 160, ${x - 90} 4 130, ${x - 130} 4 60`}
        width={9}
        paint={rubber}
      />
      <Mount kind={goods.word('einbau')} x={x} goods={goods} />
      {inches > 0 && <Screen inches={inches} goods={goods} />}
    </g>
  );
};

function Mount({ kind, x, goods }: { kind: string; x: number; goods: Goods }) {
  if (/kennzeichen/i.test(kind))
    return (
      <>
        <Block at={[x - 170, 20, 20]} size={[340, 88, 14]} paint={plastic} round={8}>
          <path d="M-154-30h308v60h-308z" fill={goodsPaper.paper} />
          <Words y={14} size={40} room={270} fill={goodsPaper.ink}>
            {goods.make}
          </Words>
        </Block>
        <Block at={[x - 40, 96, 8]} size={[80, 34, 34]} paint={plastic} round={10} />
        <Lens at={[x, 112, 8]} radius={15} />
      </>
    );
  if (/griff/i.test(kind))
    return (
      <>
        <Block at={[x - 160, 20, 20]} size={[320, 66, 46]} paint={plastic} round={20} shine={0.6} />
        <Lens at={[x + 40, 54, 18]} radius={24} />
        <Lens at={[x - 70, 54, 18]} radius={12} />
      </>
    );
  if (/bündig|buendig/i.test(kind))
    return (
      <>
        <Turned profile={points`34 0, 34 90, 30 96`} at={[x + 16, 0, 70]} paint={plastic} />
        <Block at={[x - 62, 10, 0]} size={[124, 124, 26]} paint={plastic} round={60} />
        <Lens at={[x, 72, 0]} radius={36} />
      </>
    );
  return (
    <>
      <Tube
        places={way`${x - 80} 20 50, ${x - 80} 130 50, ${x + 80} 130 50, ${x + 80} 20 50`}
        width={18}
        paint={plastic}
      />
      <Block at={[x - 58, 40, 6]} size={[116, 84, 90]} paint={plastic} round={22} />
      <Lens at={[x, 82, 6]} radius={30} />
    </>
  );
}

function Screen({ inches, goods }: { inches: number; goods: Goods }) {
  const width = 90 + inches * 26;
  const height = width * 0.6;
  return (
    <>
      <Shadow x={120} z={-50} width={width * 0.55} depth={30} />
      <Block at={[100, 4, -60]} size={[50, 30, 40]} paint={plastic} />
      <Block at={[125 - width / 2, 26, -70]} size={[width, height, 18]} paint={plastic} round={12}>
        <g transform={`scale(${width / 272})`}>
          <path d="M-120-68h240v124h-240z" fill={goodsMaterials.sky} />
          <path d="M-120 56v-70h240v70z" fill={lit(goodsPaper.slate, 0.1)} />
          <path d="M-90 56-40-14M90 56 40-14" stroke={goodsMaterials.amber} strokeWidth="6" />
          <path d="M-74 34H74M-58 10H58" stroke={green} strokeWidth="6" />
          <path d="M-94 52H94" stroke={signal} strokeWidth="6" />
          <path d="M-120-68h150l-70 124h-80z" fill={goodsPaper.paper} opacity=".14" />
          <Words y={73} size={15} room={160} fill={goodsPaper.chalk}>
            {goods.make}
          </Words>
        </g>
      </Block>
    </>
  );
}
