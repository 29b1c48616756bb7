import { goodsMaterials } from '../../tokens/goods-colours';
import type { Form, Goods } from './goods';
import { Shadow } from './ground';
import { Sheet, Tube } from './pliable';
import { isDark, lit, printOn } from './shade';
import { onto, type Place, tipped, way } from './space';
import { Words } from './words';

const { plastic, coir, rubber, steel, cloth } = goodsMaterials;

const TRAY = 26;

const MATS = 40;

/** A tray as high as its rim says, with the pattern of its material on its floor. */
export const bootTray: Form = (goods) => {
  const rim = 26 + goods.number('rand', 5, [1, 15]) * 9;
  const material = goods.word('material');
  const paint = goods.body(
    /pe$/i.test(material) && !/tpe/i.test(material)
      ? lit(plastic, -0.12)
      : /polyester/i.test(material)
        ? cloth
        : rubber,
  );
  const [half, deep, lean] = [205, 300, 16];
  const low = (x: number, z: number) => tipped([x, 0, z], TRAY);
  const high = (x: number, z: number) => tipped([x, rim, z], TRAY);
  const wall = (from: Place, to: Place, toHigh: Place, fromHigh: Place) => [from, to, toHigh, fromHigh];
  const [a, b, c, d] = [low(-half, 0), low(half, 0), low(half - 30, deep), low(-half + 30, deep)];
  const [ah, bh, ch, dh] = [
    high(-half - lean, -lean),
    high(half + lean, -lean),
    high(half - 30 + lean, deep + lean),
    high(-half + 30 - lean, deep + lean),
  ];
  return (
    <>
      <Shadow z={deep / 3} width={half * 1.1} depth={deep * 0.5} />
      <Sheet places={[a, b, c, d]} paint={lit(paint, 0.06)} />
      <Floor goods={goods} material={material} paint={paint} />
      <Sheet places={wall(d, c, ch, dh)} paint={lit(paint, -0.06)} />
      <Sheet places={wall(a, d, dh, ah)} paint={lit(paint, -0.24)} />
      <Sheet places={wall(b, c, ch, bh)} paint={lit(paint, 0.1)} />
      <Sheet places={wall(a, b, bh, ah)} paint={lit(paint, 0.04)} shine={0.3} />
      <Tube places={[ah, bh]} width={9} paint={lit(paint, 0.14)} />
      <Tube places={[bh, ch]} width={9} paint={lit(paint, 0.04)} />
      <Tube places={[ch, dh]} width={7} paint={lit(paint, 0.1)} />
      <Tube places={[dh, ah]} width={7} paint={lit(paint, 0.1)} />
      <g transform={onto.slope(tipped([half * 0.45, rim * 0.3, -lean * 0.6], TRAY), TRAY + 90)}>
        <Words size={Math.min(26, rim * 0.4)} room={180} fill={lit(paint, 0.5)}>
          {goods.make.toUpperCase()}
        </Words>
      </g>
    </>
  );
};

function Floor({ goods, material, paint }: { goods: Goods; material: string; paint: string }) {
  const line = lit(paint, isDark(paint) ? 0.2 : -0.2);
  const cloths = /polyester/i.test(material);
  return (
    <g
      transform={onto.slope(tipped([0, 1, 150], TRAY), TRAY)}
      fill="none"
      stroke={line}
      strokeWidth={cloths ? 2 : 4}
    >
      {cloths ? (
        <path d="M-150-110 90 120M-90-120 150 110M-170-40 0 130M0-130 160 40M150-110-90 120M90-120-150 110M170-40 0 130M0-130-160 40" />
      ) : (
        <path d="M-150-110H-10M10-110H150M-158-70H-10M10-70H158M-164-30H-10M10-30H164M-168 10H-10M10 10H168M-172 50H-10M10 50H172M-176 90H-10M10 90H176" />
      )}
      {goods.word('antirutsch') === 'ja' && (
        <path
          d="M-140-90h60M-140-50h60M80-90h60M80-50h60M-150 30h60M90 30h60"
          strokeWidth="10"
          strokeDasharray=".1 15"
          strokeLinecap="round"
        />
      )}
    </g>
  );
}

const textures: readonly (readonly [RegExp, string])[] = [
  [/gummi/i, 'M-60-110h120M-62-88h124M-64-66h128M-66-44h132M-68-22h136M-70 0h140M-72 22h144'],
  [/tpe/i, 'M-60-110 0-80 60-110M-62-80 0-50 62-80M-64-50 0-20 64-50M-66-20 0 10 66-20M-68 10 0 40 68 10'],
  [/rips/i, 'M-50-118V44M-38-118V44M-26-118V44M-14-118V44M-2-118V44M10-118V44M22-118V44M34-118V44M46-118V44'],
];

const laid = (at: Place) => onto.slope(tipped(at, MATS), MATS);

/** Two, three or four mats of a car, each with its heel pad or its ribs. */
export const mats: Form = (goods) => {
  const count = goods.number('teile', 4, [2, 4]);
  const material = goods.word('material');
  const paint = /kokos/i.test(material) ? coir : goods.body(rubber);
  const places: Place[] = way`-108 0 112, 104 0 112`;
  return (
    <>
      <Shadow z={60} width={225} depth={120} />
      {count > 3 && <RearMat at={[-108, 0, 392]} goods={goods} paint={paint} />}
      {count > 2 && (
        <RearMat at={[count > 3 ? 104 : 0, 0, 392]} goods={goods} paint={paint} wide={count === 3} />
      )}
      {places.map((at, index) => (
        <Mat key={at[0]} at={at} goods={goods} paint={paint} material={material} hasPad={index === 0} />
      ))}
    </>
  );
};

function Mat({
  at,
  goods,
  paint,
  material,
  hasPad,
}: {
  at: Place;
  goods: Goods;
  paint: string;
  material: string;
  hasPad: boolean;
}) {
  const isCloth = /velours|rips|kokos/i.test(material);
  const seam = isCloth
    ? hasPad || isDark(paint)
      ? goods.accent
      : lit(paint, -0.3)
    : lit(paint, isDark(paint) ? 0.2 : -0.2);
  const texture = textures.find(([known]) => known.test(material))?.[1];
  const shape = 'M-78-196Q-78-210-62-210H50Q70-210 74-192L94 96Q96 112 80 112H-80Q-96 112-94 96z';
  const edge = goods.word('randhoch') === 'ja' ? 12 : 5;
  return (
    <>
      <g transform={laid(at)}>
        <path d={shape} fill={lit(paint, -0.4)} />
      </g>
      <g transform={laid([at[0], edge, at[2]])}>
        <path d={shape} fill={lit(paint, 0.05)} stroke={seam} strokeWidth={isCloth ? 6 : 9} />
        {texture && (
          <path
            transform="translate(0 -60)"
            d={texture}
            fill="none"
            stroke={lit(paint, isDark(paint) ? 0.17 : -0.18)}
            strokeWidth={isCloth ? 3 : 6}
          />
        )}
        {/kokos/i.test(material) && (
          <path
            d="M-80-170h140M-80-120h150M-82-70h156M-84-20h160M-86 30h164M-86 80h168"
            stroke={lit(paint, -0.3)}
            strokeWidth="22"
            strokeDasharray="3 5"
            opacity=".5"
          />
        )}
        {isCloth && hasPad && (
          <path d="M-44-110h96l6 90q0 12-12 12h-84q-12 0-12-12z" fill={lit(rubber, 0.06)} />
        )}
        {isCloth && hasPad && (
          <path d="M-36-92h84M-36-72h86M-38-52h90M-38-32h92" stroke={lit(rubber, 0.24)} strokeWidth="5" />
        )}
        <rect
          x="-44"
          y="62"
          width="88"
          height="28"
          rx="5"
          fill={lit(goods.accent, isDark(paint) ? 0.1 : 0)}
        />
        <Words y={84} size={22} room={80} fill={printOn(goods.accent)}>
          {goods.make}
        </Words>
        <circle cx="-56" cy="88" r="7" fill={steel} />
        <circle cx="60" cy="88" r="7" fill={steel} />
      </g>
    </>
  );
}

function RearMat({
  at,
  goods,
  paint,
  wide = false,
}: {
  at: Place;
  goods: Goods;
  paint: string;
  wide?: boolean;
}) {
  const half = wide ? 190 : 92;
  const shape = `M${-half}-50q0-12 12-12h${2 * half - 24}q12 0 12 12v80q0 12-12 12h${-2 * half + 24}q-12 0-12-12z`;
  return (
    <>
      <g transform={laid(at)}>
        <path d={shape} fill={lit(paint, -0.4)} />
      </g>
      <g transform={laid([at[0], 5, at[2]])}>
        <path
          d={shape}
          fill={paint}
          stroke={lit(isDark(paint) ? goods.accent : paint, isDark(paint) ? 0 : -0.25)}
          strokeWidth="6"
        />
        <path
          d={`M${-half + 24}-34h${2 * half - 48}M${-half + 24}-14h${2 * half - 48}M${-half + 24} 6h${2 * half - 48}`}
          stroke={lit(paint, isDark(paint) ? 0.14 : -0.14)}
          strokeWidth="5"
        />
      </g>
    </>
  );
}
