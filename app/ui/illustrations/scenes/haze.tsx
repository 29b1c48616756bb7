import { drawingColours } from '../../tokens/drawing-colours';
import { themeColours } from '../../tokens/theme-colours';

const { show } = drawingColours.mask;

/** How much it hides on the way from the words into the picture, in equal steps: none of them shows. */
const STEPS = [1, 0.97, 0.87, 0.7, 0.5, 0.3, 0.13, 0.03, 0];

/**
 * Hides the hills and roofs at the left above what lies flat from edge to edge, where a page has words there. It says so by
 * `--haze: 1`.
 * @param level upper edge of the street or shore
 */
export function Haze({ level }: { level: number }) {
  return (
    <>
      <linearGradient id="dunst" gradientUnits="userSpaceOnUse" x1="-170" x2="110" y1="0" y2="0">
        {STEPS.map((share, index) => (
          <stop key={share} offset={index / (STEPS.length - 1)} stopColor={show} stopOpacity={share} />
        ))}
      </linearGradient>
      <mask id="neben" maskUnits="userSpaceOnUse" x="-3000" y="-900" width="3200" height="1400">
        <path d="M-3000-900H200V500H-3000z" fill="url(#dunst)" />
      </mask>
      <path
        d={`M-3000-900H200V${level}H-3000z`}
        fill={themeColours.soft}
        mask="url(#neben)"
        opacity="var(--haze,0)"
      />
    </>
  );
}
