import { goodsMaterials, goodsPaper } from '../../tokens/goods-colours';
import { type CarBody, carBodies } from '../car-bodies';
import { wheelArch } from '../car-silhouette';
import type { Form } from './goods';
import { Again, Shadow } from './ground';
import { lit } from './shade';
import { Block } from './solids';
import { onto, type Place, seen } from './space';
import { Words } from './words';

const { plastic, alloy, rubber, lamp, signal, glass, screen } = goodsMaterials;
const { paper, shade } = goodsPaper;

/** Which body a model has, by words of what it is a model of. */
const bodies: readonly (readonly [RegExp, CarBody])[] = [
  [/t1|bus|transporter/i, 'transporter'],
  [/käfer|mini|fiat 500/i, 'kleinwagen'],
  [/golf|polo/i, 'schraegheck'],
  [/avant|kombi|touring/i, 'kombi'],
  [/300 sl|cabrio|spider/i, 'cabrio'],
  [/911|quattro|manta|capri|p1800/i, 'sportwagen'],
];

/** How much of the picture a scale takes. */
const sizes: Readonly<Record<string, number>> = { '1:18': 1.6, '1:24': 1.45, '1:43': 1.25, '1:87': 1.05 };
const DEPTH = 92;

/** A model on its stand; the smaller ones below a clear cover. */
export const modelCar: Form = (goods) => {
  const paint = goods.body(signal);
  const model = goods.word('vorbild') || goods.name;
  const car = carBodies[bodies.find(([words]) => words.test(model))?.[1] ?? 'limousine'];
  const scale = goods.word('massstab');
  const size = sizes[scale] ?? 1.3;
  const half = 128 * size;
  const isCovered = size < 1.3;
  const slices = Array.from({ length: 9 }, (_, index): Place => [0, 0, -DEPTH * (index / 9)]);
  return (
    <>
      <Shadow z={70} width={half * 1.25} depth={90} />
      <Block
        at={[-half * 1.12, 0, 0]}
        size={[half * 2.24, 34, 150]}
        paint={lit(plastic, -0.2)}
        round={4}
        shine={0.7}
      >
        <path d={`M${-half * 0.62}-10h${half * 1.24}v21h${-half * 1.24}z`} fill={alloy} />
        <Words y={6} size={17} room={half * 1.16} fill={goodsPaper.ink}>
          {[model, scale].join(' · ')}
        </Words>
      </Block>
      <g transform={onto.front([-120 * size, 34 + 82 * size, 30 + DEPTH])}>
        <g transform={`scale(${size})`}>
          <path d={car.body} fill={lit(paint, -0.32)} />
        </g>
      </g>
      <Again by={slices.slice(1)}>
        <g transform={onto.front([-120 * size, 34 + 82 * size, 30 + DEPTH * (8 / 9)])}>
          <g transform={`scale(${size})`}>
            <path d={car.body} fill={lit(paint, 0.1)} />
            <path d={car.glass} fill={screen} opacity=".25" />
          </g>
        </g>
      </Again>
      <linearGradient id="car" x2="0" y2="1">
        <stop stopColor={lit(paint, 0.45)} />
        <stop offset=".42" stopColor={lit(paint, 0.08)} />
        <stop offset=".6" stopColor={paint} />
        <stop offset="1" stopColor={lit(paint, -0.36)} />
      </linearGradient>
      <g transform={onto.front([-120 * size, 34 + 82 * size, 30])}>
        <g transform={`scale(${size})`}>
          <path d={car.body} fill="url(#car)" stroke={lit(paint, -0.4)} strokeWidth=".8" />
          {car.axles.map((x) => (
            <path key={x} d={wheelArch(x, car.wheel, car.sill[1] - 0.5)} fill={shade} />
          ))}
          <path d={car.glass} fill={lit(screen, 0.12)} />
          <path d={car.glass} fill={glass} opacity=".3" transform="translate(-1 -1)" />
          <path d={car.joints} fill="none" stroke={shade} strokeOpacity=".45" />
          <path d={`M${car.axles[0]} ${car.sill[0] - 8}H${car.axles[1]}`} stroke={paper} strokeOpacity=".5" />
          <path d={car.head} fill={lamp} />
          <path d={car.tail} fill={signal} />
          {car.axles.map((x) => (
            <g key={x} transform={`translate(${x} ${76 - car.wheel})`}>
              <circle r={car.wheel} fill={rubber} />
              <circle r={car.wheel * 0.66} fill={alloy} stroke={shade} strokeWidth=".6" />
              <circle
                r={car.wheel * 0.42}
                fill="none"
                stroke={lit(alloy, -0.45)}
                strokeWidth={car.wheel * 0.3}
                strokeDasharray="2.2 2"
              />
              <circle r={car.wheel * 0.16} fill={lit(alloy, 0.4)} />
            </g>
          ))}
        </g>
      </g>
      {isCovered && <Cover half={half * 1.06} height={size * 86 + 30} />}
    </>
  );
};

function Cover({ half, height }: { half: number; height: number }) {
  const corner = (x: number, y: number, z: number) => seen([x, y, z]).join(' ');
  const [low, high] = [34, 34 + height];
  return (
    <g fill={glass} fillOpacity=".12" stroke={lit(glass, -0.25)} strokeOpacity=".8" strokeWidth="2">
      <path
        d={`M${corner(-half, low, 6)}L${corner(half, low, 6)}L${corner(half, high, 6)}L${corner(-half, high, 6)}z`}
      />
      <path
        d={`M${corner(half, low, 6)}L${corner(half, low, 144)}L${corner(half, high, 144)}L${corner(half, high, 6)}z`}
      />
      <path
        d={`M${corner(-half, high, 6)}L${corner(half, high, 6)}L${corner(half, high, 144)}L${corner(-half, high, 144)}z`}
        fillOpacity=".25"
      />
      <path
        d={`M${corner(-half + 20, high - 10, 6)}L${corner(-half + 70, high - 10, 6)}L${corner(-half + 20, low + 40, 6)}z`}
        fill={paper}
        fillOpacity=".5"
        stroke="none"
      />
    </g>
  );
}
