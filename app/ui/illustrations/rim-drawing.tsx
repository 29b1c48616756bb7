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

/** Centred on 0 0; `radius` of the flange in drawing units. */
export function Rim({
  pattern,
  radius,
  ...own
}: {
  pattern: TyrePattern;
  radius: number;
  finish?: RimFinish | undefined;
  nuts?: number | undefined;
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
          <circle cx="24" r={share(0.58)} fill={alloy.hole} />
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
