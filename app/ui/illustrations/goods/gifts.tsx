import { goodsMaterials, goodsPaper } from '../../tokens/goods-colours';
import type { Form, Goods } from './goods';
import { Again, Shadow } from './ground';
import { rounded } from './outlines';
import { Ball, Tube } from './pliable';
import { isDark, lit, printOn } from './shade';
import { Block, Prism, Turned } from './solids';
import { onto, points, way } from './space';
import { Words } from './words';

const { plastic, steel, leather, blue } = goodsMaterials;
const { paper, ink, shade } = goodsPaper;

export const print = (goods: Goods, paint: string, { y = 0, size = 34, room = 180 } = {}) => (
  <Words y={y} size={size} room={room} fill={printOn(paint)}>
    {goods.make}
  </Words>
);

export const keyRing: Form = (goods) => {
  const paint =
    /leder/i.test(goods.word('material')) && goods.colour === 'natur' ? leather : goods.body(steel);
  const isLeather = /leder/i.test(goods.word('material'));
  return (
    <>
      <Shadow z={30} width={130} depth={40} />
      <g transform={onto.front([0, 300, 30])} fill="none">
        <circle r="58" stroke={lit(steel, -0.4)} strokeWidth="14" />
        <circle r="58" stroke={lit(steel, 0.3)} strokeWidth="8" />
        <path d="M30 48A58 58 0 0 0 56-16" stroke={paper} strokeWidth="4" />
      </g>
      <Tube places={way`0 250 16, 0 214 16`} width={30} paint={steel} />
      <Prism
        outline={rounded(points`-66 20 28, 66 20 28, 56 214 20, -56 214 20`)}
        from={0}
        to={20}
        paint={paint}
        shine={isLeather ? 0.2 : 0.9}
      >
        {isLeather && (
          <path
            d="M-52-34H52M-58-40v-30M-46-206h92M-48-196-56-50M48-196 56-50"
            fill="none"
            stroke={lit(paint, isDark(paint) ? 0.35 : -0.3)}
            strokeWidth="3"
            strokeDasharray="8 5"
          />
        )}
        {goods.word('gravur') === 'ja' && (
          <path d="M-36-66h72M-36-54h50" stroke={lit(paint, isDark(paint) ? 0.4 : -0.4)} strokeWidth="3" />
        )}
        <g transform="translate(0 -104)">{print(goods, paint, { size: 30, room: 104 })}</g>
      </Prism>
    </>
  );
};

export const parkingDisc: Form = (goods) => {
  const paint = goods.body(blue);
  return (
    <>
      <Shadow z={20} width={160} depth={30} />
      <Prism
        outline={rounded(points`-140 0, 140 0, 140 330, -140 330`, 14)}
        from={10}
        to={20}
        paint={/schwarz|silber/i.test(goods.colour) ? lit(blue, -0.1) : paint}
        shine={0.6}
      >
        <Words y={-232} size={110} room={160} fill={paper}>
          P
        </Words>
        <path d="M-104-60A104 104 0 0 1 104-60z" fill={paper} transform="translate(0 -14)" />
        <path
          d="M-84-84 -70-96M-60-132-48-120M0-160v16M60-132 48-120M84-84 70-96"
          stroke={ink}
          strokeWidth="5"
        />
        <path d="M-12-74h24L0-140z" fill={goodsMaterials.signal} />
        <g transform="translate(0 -26)">{print(goods, blue, { size: 26, room: 220 })}</g>
      </Prism>
    </>
  );
};

export const phoneHolder: Form = (goods) => (
  <>
    <Shadow z={40} width={110} depth={60} />
    <Turned profile={points`84 0, 88 8, 84 26, 40 40`} at={[0, 0, 60]} paint={plastic} />
    <Tube places={way`0 36 60, 0 120 70, 0 170 60`} width={30} paint={plastic} />
    <Ball at={[0, 160, 46]} radius={26} paint={lit(plastic, 0.15)} />
    <Block at={[-76, 96, 6]} size={[152, 280, 24]} paint={shade} round={24} shine={0.9}>
      <rect x="-66" y="-128" width="132" height="256" rx="14" fill={lit(blue, -0.55)} />
      <path d="M-66 40Q-20-10 10 20T66-40V114q0 14-14 14H-52q-14 0-14-14z" fill={lit(blue, -0.25)} />
      <path d="M-40 128 4-30" stroke={goodsMaterials.sky} strokeWidth="12" strokeLinecap="round" />
      <path d="M-66-128h90L-40 128h-26z" fill={paper} opacity=".1" />
    </Block>
    <Again by={[[170, 0, 0]]}>
      <Block at={[-96, 150, -6]} size={[24, 84, 50]} paint={goods.body(plastic)} round={8} />
    </Again>
    <g transform={onto.front([0, 82, -6])}>{print(goods, plastic, { size: 22, room: 120 })}</g>
    <Block at={[-50, 84, -8]} size={[100, 18, 50]} paint={goods.body(plastic)} round={6} />
  </>
);

export const watch: Form = (goods) => {
  const strap = goods.body(leather);
  return (
    <>
      <Shadow z={20} width={100} depth={30} />
      <Prism
        outline={rounded(points`-44 0 10, 44 0 10, 54 120 6, -54 120 6`)}
        from={20}
        to={34}
        paint={strap}
      >
        <path
          d="M-34-16v-90M34-16v-90"
          stroke={lit(strap, isDark(strap) ? 0.3 : -0.3)}
          strokeWidth="3"
          strokeDasharray="7 5"
        />
        <path d="M0-30h.1M0-54h.1M0-78h.1" stroke={shade} strokeWidth="9" strokeLinecap="round" />
      </Prism>
      <Prism
        outline={rounded(points`-54 270 6, 54 270 6, 44 396 10, -44 396 10`)}
        from={20}
        to={34}
        paint={strap}
      >
        <path
          d="M-34-284v90M34-284v90"
          transform="translate(0 -100)"
          stroke={lit(strap, isDark(strap) ? 0.3 : -0.3)}
          strokeWidth="3"
          strokeDasharray="7 5"
        />
      </Prism>
      <Block at={[88, 182, 14]} size={[26, 26, 20]} paint={steel} round={8} />
      {[30, 20, 10].map((z) => (
        <g key={z} transform={onto.front([0, 196, z])}>
          <circle r="104" fill={lit(steel, -0.4)} />
        </g>
      ))}
      <g transform={onto.front([0, 196, 4])}>
        <circle r="104" fill={lit(steel, 0.25)} stroke={lit(steel, -0.3)} />
        <circle r="90" fill={goods.accent} />
        <circle r="84" fill={lit(paper, -0.02)} />
        {[0, 30, 60, 90, 120, 150, 180, 210, 240, 270, 300, 330].map((turn) => (
          <path
            key={turn}
            d="M0-78v16"
            stroke={ink}
            strokeWidth={turn % 90 ? 3 : 7}
            transform={`rotate(${turn})`}
          />
        ))}
        <Words y={40} size={18} room={90} fill={ink}>
          {goods.make}
        </Words>
        <path d="M0 0-34-30M0 0 40-46" stroke={ink} strokeWidth="7" strokeLinecap="round" />
        <path d="M0 14V-60" stroke={goodsMaterials.signal} strokeWidth="3" />
        <circle r="6" fill={ink} />
        <path d="M-70-44A84 84 0 0 1 30-78L-46 60A84 84 0 0 1-70-44z" fill={paper} opacity=".4" />
      </g>
    </>
  );
};
