import { goodsMaterials, goodsPaper } from '../../tokens/goods-colours';
import { Badge, cloth, seam } from './cloth';
import { isDark, lit } from './shade';

const { safety, alloy } = goodsMaterials;
const { paper } = goodsPaper;

const top = 'M-58-176Q0-150 58-176L118-150 200-40 136 6 112-36V180Q0 196-112 180V-36L-136 6-200-40-118-150z';

const longTop =
  'M-58-176Q0-150 58-176L122-150Q158-60 190 118L138 136 112-10V180Q0 196-112 180V-10L-138 136-190 118Q-158-60-122-150z';

const topFolds = 'M-90-70q12 60 0 130M92-60q-14 70 2 140M-40 90q40 16 84 0M-30 140q30 8 64 0';

const Rib = ({ paint, y = 180 }: { paint: string; y?: number }) => (
  <path d={`M-112 ${y - 18}Q0 ${y - 2} 112 ${y - 18}`} {...seam(paint)} strokeDasharray="6 4" />
);

export const tShirt = cloth({
  outline: top,
  folds: topFolds,
  details: (paint, goods) => (
    <>
      <path d="M-58-176Q0-112 58-176L46-178Q0-128-46-178z" fill={lit(paint, -0.2)} />
      <path d="M-58-176Q0-112 58-176" {...seam(paint)} />
      <path d="M-186-28-128 14M186-28 128 14" {...seam(paint)} strokeDasharray="6 4" />
      <Rib paint={paint} />
      <Badge goods={goods} />
    </>
  ),
});

export const polo = cloth({
  outline: top,
  folds: topFolds,
  details: (paint, goods) => (
    <>
      <path
        d="M-64-184 0-138 64-184 76-152 22-108 0-132-22-108-76-152z"
        fill={lit(paint, 0.12)}
        stroke={lit(paint, isDark(paint) ? 0.36 : -0.3)}
      />
      <path d="M-11-134h22v84h-22z" fill={lit(paint, 0.06)} stroke={lit(paint, isDark(paint) ? 0.3 : -0.3)} />
      <path d="M0-108v.1M0-78v.1" stroke={paper} strokeWidth="9" strokeLinecap="round" />
      <path d="M-190-34-132 10M190-34 132 10" stroke={goods.accent} strokeWidth="7" />
      <Rib paint={paint} />
      <Badge goods={goods} />
    </>
  ),
});

const zip = (paint: string, to: number) => (
  <path
    d={`M0-140V${to}`}
    stroke={lit(paint, isDark(paint) ? 0.4 : -0.4)}
    strokeWidth="5"
    strokeDasharray="4 3"
  />
);

const jacket = (isFleece: boolean) =>
  cloth({
    outline: longTop,
    folds: topFolds,
    details: (paint, goods) => (
      <>
        <path
          d="M-60-178Q0-206 60-178L52-128Q0-116-52-128z"
          fill={lit(paint, isFleece ? 0.14 : 0.08)}
          stroke={lit(paint, isDark(paint) ? 0.34 : -0.3)}
        />
        {zip(paint, 186)}
        <path d="M-118-90Q0-60 118-90" {...seam(paint)} />
        {!isFleece && (
          <path d="M-122-148Q-60-112 0-100T122-148L110-92Q0-62-110-92z" fill={goods.accent} opacity=".85" />
        )}
        <path d="M-84 60-60 128M84 60 60 128" {...seam(paint)} strokeWidth="4" />
        {isFleece && (
          <path
            d="M-80-40h.1M-40-20h.1M40-30h.1M80 0h.1M-80 20h.1M-40 40h.1M40 30h.1M-30 100h.1M40 110h.1"
            stroke={paper}
            strokeOpacity=".2"
            strokeWidth="9"
            strokeLinecap="round"
          />
        )}
        <path d="M-182 96-140 112M182 96 140 112" stroke={lit(paint, -0.3)} strokeWidth="10" />
        <Badge goods={goods} y={-44} />
      </>
    ),
  });

export const hoodie = cloth({
  outline: longTop,
  folds: topFolds,
  details: (paint, goods) => (
    <>
      <path
        d="M-78-166Q-84-236 0-238T78-166Q40-110 0-106T-78-166z"
        fill={lit(paint, 0.08)}
        stroke={lit(paint, isDark(paint) ? 0.32 : -0.3)}
      />
      <path d="M-46-170Q-44-208 0-208T46-170Q20-138 0-138T-46-170z" fill={lit(paint, -0.4)} />
      <path
        d="M-22-124q-8 30 0 54M22-124q8 26 0 46"
        fill="none"
        stroke={paper}
        strokeWidth="5"
        strokeLinecap="round"
      />
      <path
        d="M-74 80h148l14 84Q0 176-88 164z"
        fill={lit(paint, 0.05)}
        stroke={lit(paint, isDark(paint) ? 0.3 : -0.3)}
      />
      <Rib paint={paint} y={186} />
      <Badge goods={goods} x={0} y={-20} />
    </>
  ),
});

export const vest = cloth({
  outline: 'M-56-176Q0-150 56-176L104-154Q92-70 122-26V180Q0 196-122 180V-26Q-92-70-104-154z',
  folds: 'M-84 0q10 60 0 120M86 0q-10 60 2 120',
  details: (paint, goods) => (
    <>
      <path d="M-56-176 0-90 56-176" {...seam(paint)} strokeWidth="5" />
      {zip(paint, 186)}
      <path d="M-122 40Q0 56 122 40v26Q0 82-122 66z" fill={alloy} />
      <path d="M-122 104Q0 120 122 104v26Q0 146-122 130z" fill={alloy} />
      <path d="M-98-150Q-86-70-116-26M98-150Q86-70 116-26" fill="none" stroke={safety} strokeWidth="6" />
      <Badge goods={goods} y={-40} />
    </>
  ),
});

export const softshell = jacket(false);

export const fleece = jacket(true);
