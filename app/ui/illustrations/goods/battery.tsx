import { goodsMaterials, goodsPaper } from '../../tokens/goods-colours';
import type { Form } from './goods';
import { Shadow } from './ground';
import { Label } from './labels';
import { rounded } from './outlines';
import { Ball, Sheet, Tube } from './pliable';
import { lit, printOn } from './shade';
import { Block, Prism, Turned } from './solids';
import { onto, points, way } from './space';
import { Words } from './words';

const { plastic, signal, steel, rubber, screen, sky, green, brass } = goodsMaterials;
const { paper } = goodsPaper;

/** As long as its data says, its plus where it is, its capacity in print. */
export const battery: Form = (goods) => {
  const length = 90 + goods.number('laenge', 278, [150, 420]) * 0.9;
  const half = length / 2;
  const kind = goods.word('technik');
  const cover = /agm/i.test(kind)
    ? lit(goods.accent, -0.1)
    : /efb/i.test(kind)
      ? lit(plastic, 0.12)
      : plastic;
  const plus = goods.word('pluspol') === 'links' ? -half + 44 : half - 44;
  const ampereHours = goods.number('kapazitaet', 0, [0, 400]);
  return (
    <>
      <Shadow z={80} width={half * 1.12} depth={110} />
      <Block at={[-half - 6, 0, -4]} size={[length + 12, 20, 168]} paint={lit(plastic, -0.1)} round={3} />
      <Block at={[-half, 14, 0]} size={[length, 186, 160]} paint={lit(plastic, 0.02)} round={5}>
        <Label
          goods={goods}
          width={length - 40}
          height={142}
          large={ampereHours > 0 ? `${ampereHours} Ah` : goods.marking}
          small={[
            kind,
            `${goods.number('spannung', 12, [6, 48])} V`,
            goods.word('kaltstart') && `${goods.word('kaltstart')} A`,
          ]
            .filter(Boolean)
            .join(' · ')}
        />
      </Block>
      <Block at={[-half - 3, 196, -3]} size={[length + 6, 44, 166]} paint={cover} round={4} />
      <Sheet
        places={way`${-half + 70} 240 40, ${half - 70} 240 40, ${half - 70} 240 130, ${-half + 70} 240 130`}
        paint={lit(cover, -0.06)}
      />
      <Tube
        places={way`${-half + 74} 242 60, ${-half + 84} 262 60, ${half - 84} 262 60, ${half - 74} 242 60`}
        width={11}
        paint={rubber}
      />
      {[-half + 44, half - 44].map((x) => (
        <g key={x}>
          <Turned
            profile={points`30 238, 27 246`}
            at={[x, 0, 44]}
            paint={x === plus ? signal : lit(plastic, 0.1)}
          />
          <Turned profile={points`17 244, 15 272`} at={[x, 0, 44]} paint={steel} />
        </g>
      ))}
      <g transform={onto.front([plus, 212, -4])}>
        <path d="M-11 0h22M0-11v22" stroke={paper} strokeWidth="6" />
      </g>
      <g transform={onto.front([-plus, 212, -4])}>
        <path d="M-11 0h22" stroke={paper} strokeWidth="6" />
      </g>
    </>
  );
};

/** A charger with its clamps. */
export const charger: Form = (goods) => (
  <>
    <Shadow z={60} width={200} depth={90} />
    {([signal, plastic] as const).map((paint, index) => (
      <g key={paint}>
        <Tube
          places={way`${60 + index * 40} 40 110, 190 20 ${120 - index * 40}, 210 6 ${10 - index * 40}, ${120 - index * 90} 8 ${-70 - index * 30}`}
          width={13}
          paint={paint}
        />
        <Prism
          outline={rounded(
            points`${70 - index * 150} 0 8, ${170 - index * 150} 10 8, ${170 - index * 150} 34 8, ${70 - index * 150} 44 8, ${90 - index * 150} 22 8`,
          )}
          from={-90 - index * 20}
          to={-66 - index * 20}
          paint={paint}
        />
        <Block at={[56 - index * 150, 6, -84 - index * 20]} size={[26, 30, 12]} paint={brass} round={6} />
      </g>
    ))}
    <Block at={[-170, 0, 20]} size={[260, 170, 110]} paint={plastic} round={22} shine={0.5}>
      <Words y={-44} size={40} room={220} fill={paper}>
        {goods.make}
      </Words>
      <path d="M-100-20h140v72h-140z" fill={screen} />
      <Words x={-30} y={34} size={44} room={120} fill={sky}>
        12.6 V
      </Words>
      <circle cx="82" cy="16" r="24" fill={goods.accent} stroke={printOn(plastic)} strokeWidth="2" />
    </Block>
    <Ball at={[66, 62, 18]} radius={7} paint={green} />
  </>
);
