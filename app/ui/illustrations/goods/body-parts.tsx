import { goodsMaterials, goodsPaper } from '../../tokens/goods-colours';
import type { Form } from './goods';
import { Again, Shadow } from './ground';
import { Pack } from './labels';
import { rounded } from './outlines';
import { isDark, lit, printOn } from './shade';
import { Block, Prism } from './solids';
import { type Corner, onto, points, way } from './space';
import { Words } from './words';

const { plastic, rubber, alloy } = goodsMaterials;
const { paper, shade } = goodsPaper;

/** A strip for the sill of the boot, or for the doors' sills where there are two. */
const sill =
  (count: number): Form =>
  (goods) => {
    const isMetal = /edelstahl/i.test(goods.word('material')) || /silber/i.test(goods.colour);
    const paint = isMetal ? alloy : goods.body(plastic);
    return (
      <>
        <Shadow z={90} width={220} depth={110} />
        <Again by={count > 1 ? [[20, 0, -110]] : []}>
          <Prism
            outline={rounded(points`-220 10 6, 210 10 6, 210 22, -220 22`)}
            from={90}
            to={180}
            paint={paint}
            shine={0.9}
          />
          <g transform={onto.top([-6, 22, 135])}>
            <path
              d="M-196-38H196M-196 38H196"
              stroke={lit(paint, isDark(paint) ? 0.3 : -0.25)}
              strokeWidth="3"
            />
            <path
              d="M-150-24H-60M-150-10H-60M-150 4H-60M-150 18H-60M70-24H160M70-10H160M70 4H160M70 18H160"
              stroke={lit(paint, isDark(paint) ? 0.2 : -0.2)}
              strokeWidth="5"
            />
            <Words x={4} y={14} size={40} room={110} fill={lit(printOn(paint), isDark(paint) ? -0.15 : 0.2)}>
              {goods.make}
            </Words>
          </g>
        </Again>
      </>
    );
  };

export const windDeflectors: Form = (goods) => {
  const paint = goods.body(plastic);
  const shape: Corner[] = points`-210 20 8, -190 60 30, -60 190 60, 190 214 20, 200 190 12, -40 160 60, -150 60 20, -160 20 8`;
  return (
    <>
      <Shadow z={60} width={200} depth={70} />
      <Again by={[[34, -6, -110]]}>
        <g opacity=".88">
          <Prism outline={rounded(shape.toReversed())} from={110} to={134} paint={paint} shine={1} />
        </g>
      </Again>
      <Pack
        goods={goods}
        at={[30, 0, 20]}
        size={[150, 96, 40]}
        large={goods.word('einbauort') || goods.make}
      />
    </>
  );
};

export const bonnetDeflector: Form = (goods) => {
  const paint = goods.body(plastic);
  return (
    <>
      <Shadow z={50} width={230} depth={60} />
      <g opacity=".9">
        <Prism
          outline={rounded(
            points`-240 20 10, -200 30 20, 0 52 90, 200 30 20, 240 20 10, 226 110 40, 0 150 120, -226 110 40`,
          )}
          from={20}
          to={60}
          paint={paint}
          shine={1}
        >
          <Words y={-88} size={32} room={220} fill={lit(printOn(paint), -0.2)}>
            {goods.make.toUpperCase()}
          </Words>
        </Prism>
      </g>
      <Again by={[[330, 0, 0]]}>
        <Block at={[-180, 6, 10]} size={[30, 24, 30]} paint={rubber} round={6} />
      </Again>
    </>
  );
};

export const mudFlaps: Form = (goods) => (
  <>
    <Shadow z={60} width={190} depth={80} />
    <Again by={[[150, -4, -120]]}>
      <Prism
        outline={rounded(points`-160 0 20, 10 0 20, 24 200 30, -20 290 10, -50 270 10, -160 240 40`)}
        from={110}
        to={136}
        paint={goods.body(rubber)}
        shine={0.3}
      >
        <path d="M-140-30H-6M-140-52H-4M-140-74H-2" stroke={lit(rubber, 0.2)} strokeWidth="6" />
        <circle cx="-20" cy="-230" r="9" fill={shade} />
        <circle cx="-110" cy="-200" r="9" fill={shade} />
        <Words x={-66} y={-118} size={32} room={140} fill={lit(rubber, 0.6)}>
          {goods.make.toUpperCase()}
        </Words>
      </Prism>
    </Again>
  </>
);

export const mirrorCaps: Form = (goods) => {
  const paint = goods.body(plastic);
  const isCarbon = /carbon/i.test(goods.colour);
  return (
    <>
      <Shadow z={50} width={200} depth={80} />
      {way`-70 30 110, 60 6 -30`.map(([x, y, z]) => (
        <g key={x}>
          <Prism
            outline={rounded(
              points`${x - 130} ${y + 20} 30, ${x + 90} ${y} 40, ${x + 130} ${y + 70} 40, ${x + 110} ${y + 160} 50, ${x - 60} ${y + 170} 70, ${x - 140} ${y + 110} 50`,
            )}
            from={z}
            to={z + 50}
            paint={paint}
            shine={1}
          >
            {isCarbon && (
              <path
                d={`M${x - 100}-${y + 40}l60-100M${x - 60}-${y + 30}l80-130M${x - 10}-${y + 26}l80-130M${x + 40}-${y + 24}l60-100`}
                stroke={lit(paint, 0.18)}
                strokeWidth="14"
              />
            )}
            <path
              d={`M${x - 116} ${-y - 110}Q${x - 60} ${-y - 160} ${x + 70} ${-y - 150}`}
              stroke={paper}
              strokeOpacity=".55"
              strokeWidth="8"
              fill="none"
              strokeLinecap="round"
            />
          </Prism>
        </g>
      ))}
    </>
  );
};

export const edgeGuard = sill(1);

export const sills = sill(2);
