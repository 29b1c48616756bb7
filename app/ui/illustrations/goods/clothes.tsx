import { goodsMaterials } from '../../tokens/goods-colours';
import { Badge, cloth, LONGEST_MAKE, seam } from './cloth';
import type { Form } from './goods';
import { Shadow } from './ground';
import { Compass } from './labels';
import { isDark, lit, printOn } from './shade';
import { onto } from './space';
import { Words } from './words';

const { plastic, steel } = goodsMaterials;

export const trousers = cloth({
  outline: 'M-98-190H98L128 186 34 192 6-60-6-60-34 192-128 186z',
  folds: 'M-60-80q-10 100-20 200M60-80q10 100 22 200M-20-110q20 30 44 0',
  details: (paint, goods) => (
    <>
      <path d="M-98-190H98l3 32H-101z" fill={lit(paint, -0.2)} />
      <path d="M-70-194v40M70-194v40M0-194v40" stroke={lit(paint, 0.2)} strokeWidth="9" />
      <path d="M0-158v70M-98-130q30 40 44 0M98-130q-30 40-44 0" {...seam(paint)} />
      <path
        d="M-118 20h62l-6 70h-62zM118 20H56l6 70h62z"
        fill={lit(paint, 0.09)}
        stroke={lit(paint, isDark(paint) ? 0.3 : -0.3)}
      />
      <path d="M86-40h32l6 66H92z" fill={goods.accent} />
      <Badge goods={goods} x={-54} y={-60} />
    </>
  ),
});

export const knitCap = cloth({
  outline: 'M-138 60Q-150-140 0-146T138 60Q146 120 132 130H-132Q-146 120-138 60z',
  folds: 'M-70-90Q-90-10-88 50M-24-120Q-34-30-32 50M30-120Q38-30 34 50M78-86Q92-10 90 50',
  details: (paint, goods) => (
    <>
      <path
        d="M-142 50Q0 76 142 50 150 110 136 140-0 164-136 140-150 110-142 50z"
        fill={lit(paint, 0.1)}
        stroke={lit(paint, isDark(paint) ? 0.3 : -0.3)}
      />
      <path
        d="M-124 62v80M-100 66v82M-76 68v84M-52 70v84M-28 70v86M-4 72v84M20 72v84M44 70v84M68 68v84M92 66v82M116 62v80"
        stroke={lit(paint, -0.25)}
        strokeWidth="4"
      />
      <rect x="22" y="84" width="92" height="42" rx="5" fill={goods.accent} />
      <g transform="translate(68 112)">
        {goods.make.length > LONGEST_MAKE ? (
          <Compass paint={printOn(goods.accent)} y={-8} size={17} />
        ) : (
          <Words size={22} room={82} fill={printOn(goods.accent)}>
            {goods.make}
          </Words>
        )}
      </g>
    </>
  ),
});

const glove =
  'M-60 180V60Q-110 0-106-30-92-52-66-20L-50 4V-120q0-16 15-16t15 16v-40q0-17 16-17t16 17v44-30q0-16 15-16t15 16v46-12q0-14 14-14t14 14V60Q50 110 50 180z';

export const gloves: Form = (goods) => {
  const paint = goods.body(plastic);
  return (
    <>
      <Shadow z={30} width={150} depth={60} />
      {(
        [
          [84, 180, 60, -1],
          [-60, 172, 0, 1],
        ] as const
      ).map(([x, y, z, side]) => (
        <g key={x} transform={onto.front([x, y, z])}>
          <g transform={`scale(${side} 1) rotate(${side > 0 ? -6 : -10})`}>
            <path d={glove} transform="translate(6 5)" fill={lit(paint, -0.4)} />
            <path d={glove} fill={lit(paint, 0.08)} stroke={lit(paint, isDark(paint) ? 0.34 : -0.3)} />
            <path
              d="M-50-100v-10q0-16 15-16t15 16M-20-130v-30q0-17 16-17t16 17v20M12-110v-30q0-16 15-16t15 16M42-80v-30q0-14 14-14t14 14V30Q40 60 0 60T-60 40"
              fill={goods.accent}
              stroke={lit(goods.accent, -0.2)}
              opacity=".92"
            />
            <path d="M-60 120H50v20H-60z" fill={lit(paint, -0.25)} />
            <path d="M-40 130h60" stroke={steel} strokeWidth="5" />
          </g>
        </g>
      ))}
    </>
  );
};
