import { goodsMaterials, goodsPaper } from '../../tokens/goods-colours';
import type { Form, Goods } from './goods';
import { Shadow } from './ground';
import { Sheet, Tube } from './pliable';
import { lit } from './shade';
import { Block, Turned } from './solids';
import { onto, type Place, points, way } from './space';
import { Words } from './words';

const { plastic, signal, rubber, alloy, green } = goodsMaterials;
const { paper, shade, chalk } = goodsPaper;

/** A box for the engine bay, with the plates or the loudspeaker that its effect asks for. */
export const martenGuard: Form = (goods) => {
  const effect = goods.word('wirkung');
  if (/duft/i.test(effect)) return <Scent goods={goods} />;
  const plates = /spannung/i.test(effect) ? goods.number('kontakte', 4, [1, 8]) : 0;
  const sounds = /ultraschall/i.test(effect);
  return (
    <>
      <Shadow z={40} width={200} depth={80} />
      <Tube places={way`-120 60 90, -180 10 100, -220 4 20, -200 4 -60`} width={10} paint={signal} />
      <Tube places={way`100 60 90, 190 10 110, 230 4 60, 190 4 -50`} width={10} paint={rubber} />
      <Block at={[-140, 0, 30]} size={[280, 170, 100]} paint={plastic} round={14}>
        <Words y={-44} size={36} room={240} fill={paper}>
          {goods.make}
        </Words>
        {sounds ? (
          <>
            <circle cx="62" cy="30" r="44" fill={shade} stroke={lit(plastic, 0.3)} strokeWidth="4" />
            <path d="M26 14h72M20 26h84M20 38h84M26 50h72" stroke={lit(plastic, 0.24)} strokeWidth="4" />
          </>
        ) : (
          <path d="M70-10 40 38h22l-10 38 40-54H68z" fill={goodsMaterials.safety} />
        )}
        <Words x={-66} y={42} size={24} room={130} fill={chalk} weight={500}>
          {sounds ? `${goods.number('frequenz', 22, [1, 999])} kHz` : 'Hochspannung'}
        </Words>
        <circle cx="-112" cy="-62" r="7" fill={green} />
      </Block>
      {Array.from(
        { length: plates },
        (_, index): Place => [-196 + (index % 4) * 106, 0, index < 4 ? -34 : -110],
      ).map((at) => (
        <g key={at.join(' ')}>
          <Block at={at} size={[74, 12, 50]} paint={rubber} round={4} />
          <Sheet
            places={[
              [at[0] + 8, 13, at[2] + 8],
              [at[0] + 66, 13, at[2] + 8],
              [at[0] + 66, 13, at[2] + 42],
              [at[0] + 8, 13, at[2] + 42],
            ]}
            paint={alloy}
            shine={0.8}
          />
        </g>
      ))}
    </>
  );
};

function Scent({ goods }: { goods: Goods }) {
  return (
    <>
      <Shadow z={20} width={120} depth={60} />
      <Turned profile={points`92 0, 96 8, 96 150, 90 158`} paint={goods.accent} shine={0.6} />
      <Turned profile={points`97 30, 97 120`} paint={paper} top={null} />
      <g transform="translate(0 -46)">
        <Words size={30} room={150} fill={goodsPaper.ink}>
          {goods.make}
        </Words>
        <Words y={30} size={22} room={150} fill={goodsPaper.ink} weight={500}>
          Marderduft
        </Words>
      </g>
      <Turned profile={points`98 156, 98 184, 90 192`} paint={plastic} />
      <path
        transform={onto.top([0, 193, 0])}
        d="M-50-30h100M-60-10h120M-60 10h120M-50 30h100"
        stroke={lit(plastic, -0.5)}
        strokeWidth="9"
        strokeLinecap="round"
      />
    </>
  );
}
