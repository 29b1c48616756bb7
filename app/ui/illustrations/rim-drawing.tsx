import { drawingColours } from '../tokens/drawing-colours';
import { type RimFinish, rimDesigns } from './rim-designs';
import type { TyrePattern } from './tyre-patterns';

const { alloy, steel, anthracite } = drawingColours;
const faces = { alloy, machined: alloy, steel, anthracite };
const flanks = {
  alloy: alloy.dark,
  machined: anthracite.dark,
  steel: steel.dark,
  anthracite: anthracite.dark,
};

/** Disc, its hat and the caliper, within a rim of this radius. */
function Brake({ radius }: { radius: number }) {
  const share = (part: number) => Math.round(radius * part);
  const caliper = `M${share(-0.78)} ${share(-0.2)}A${share(0.8)} ${share(0.8)} 0 0 1 ${share(-0.36)} ${share(-0.71)}L${share(-0.22)} ${share(-0.45)}A${share(0.5)} ${share(0.5)} 0 0 0 ${share(-0.49)} ${share(-0.12)}z`;
  return (
    <>
      <linearGradient id="brake" x1="0" y1="0" x2=".9" y2="1">
        <stop stopColor={steel.mid} />
        <stop offset=".3" stopColor={steel.dark} />
        <stop offset=".55" stopColor={steel.mid} />
        <stop offset="1" stopColor={anthracite.dark} />
      </linearGradient>
      <circle r={share(0.7)} fill="url(#brake)" />
      <circle r={share(0.62)} fill="none" stroke={anthracite.dark} strokeOpacity=".35" strokeWidth="3" />
      <circle r={share(0.4)} fill={alloy.hole} />
      <circle r={share(0.37)} fill={anthracite.dark} />
      <path d={caliper} fill={anthracite.mid} stroke={alloy.hole} strokeWidth="5" strokeLinejoin="round" />
    </>
  );
}

/** On a car, whose brake is seen between the spokes; the photo is a cut-out that ends at the flange. */
export function PhotographedRim({ href, radius }: { href: string; radius: number }) {
  return (
    <>
      <circle r={radius + 4} fill={alloy.hole} />
      <Brake radius={radius} />
      <image href={href} x={-radius} y={-radius} width={2 * radius} height={2 * radius} />
    </>
  );
}

/** Centred on 0 0; `radius` of the flange in drawing units. */
export function Rim({
  pattern,
  radius,
  isMounted = false,
  ...own
}: {
  pattern: TyrePattern;
  radius: number;
  finish?: RimFinish | undefined;
  nuts?: number | undefined;
  /** On a car, whose brake is seen between the spokes. */
  isMounted?: boolean | undefined;
}) {
  const { finish = rimDesigns[pattern].finish, nuts = rimDesigns[pattern].nuts } = own;
  const design = { ...rimDesigns[pattern], finish, nuts };
  const paint = faces[design.finish];
  const dish = radius - 26;
  const share = (part: number) => Math.round(radius * part);
  return (
    <>
      <linearGradient
        id="rim"
        gradientUnits="userSpaceOnUse"
        x1={-share(0.6)}
        y1={-radius}
        x2={share(0.6)}
        y2={radius}
      >
        <stop stopColor={paint.light} />
        <stop offset=".5" stopColor={paint.mid} />
        <stop offset="1" stopColor={paint.dark} />
      </linearGradient>
      <linearGradient id="lip" x1=".8" y1="1" x2=".2" y2="0">
        <stop stopColor={design.finish === 'steel' ? steel.light : alloy.light} />
        <stop offset="1" stopColor={design.finish === 'steel' ? steel.dark : alloy.dark} />
      </linearGradient>
      <linearGradient id="barrel">
        <stop stopColor={alloy.barrelLight} />
        <stop offset=".35" stopColor={alloy.barrel} />
        <stop offset="1" stopColor={alloy.hole} />
      </linearGradient>
      <circle r={radius + 7} fill={alloy.hole} />
      <circle r={radius} fill="url(#rim)" />
      <circle r={radius - 12} fill="url(#lip)" />
      <circle r={dish} fill="url(#barrel)" />
      {design.disc ? (
        <>
          <circle r={dish - 4} fill="url(#rim)" />
          <circle r={share(0.46)} fill="none" stroke="url(#lip)" strokeWidth="7" />
          <path
            d={design.path(radius)}
            fill={alloy.hole}
            stroke={paint.dark}
            strokeWidth="6"
            strokeLinejoin="round"
          />
        </>
      ) : (
        <>
          {isMounted ? <Brake radius={radius} /> : <circle cx="24" r={share(0.58)} fill={alloy.hole} />}
          <g fill={flanks[design.finish]}>
            <use href="#spokes" transform="translate(16 5)scale(.96)" />
            <use href="#spokes" transform="translate(8 3)scale(.98)" />
          </g>
          <g fill="url(#rim)" stroke={alloy.light} strokeOpacity=".55" strokeWidth="2.5">
            <path id="spokes" d={design.path(radius)} />
          </g>
        </>
      )}
      <circle r={share(0.29)} fill="url(#rim)" />
      <circle
        r={share(0.2)}
        fill="none"
        stroke={alloy.hole}
        strokeWidth={share(0.075)}
        strokeLinecap="round"
        strokeDasharray={`.1 ${((2 * Math.PI * share(0.2)) / design.nuts - 0.1).toFixed(2)}`}
      />
      <circle r={share(0.12)} fill="url(#lip)" stroke={alloy.edge} strokeOpacity=".6" strokeWidth="3" />
    </>
  );
}
