import { drawingColours } from '../tokens/drawing-colours';

const { labelInk: ink, labelPaper: paper } = drawingColours;

function LabelTyre() {
  return (
    <>
      <path d="M3.1.1H6a3 5.9 0 0 1 0 11.8H3.1a3 5.9 0 0 1 0-11.8z" fill={ink} />
      <g fill="none" stroke={paper}>
        <path
          d="M2.1.9a3 5.8 0 0 0 0 10.2M3.7.5a3 5.8 0 0 0 0 11"
          strokeWidth=".72"
          strokeDasharray=".16 .62"
        />
        <path d="M2.85.4a3 5.8 0 0 0 0 11.2M4.55.3a3 5.8 0 0 0 0 11.4" strokeWidth=".2" />
        <ellipse cx="6" cy="6" rx="2.45" ry="4.9" strokeWidth=".13" />
      </g>
      <ellipse cx="6.05" cy="6" rx="1.65" ry="3.6" fill={paper} />
      <path d="M5.7 2.6a1.65 3.5 0 0 0 0 6.8a2.4 4.5 0 0 1 0-6.8z" fill={ink} />
    </>
  );
}

/** The pump shows a drop and a flash, because the classes hold for electric cars too. */
export function FuelPictogram() {
  return (
    <g transform="translate(11 31)">
      <LabelTyre />
      <g transform="translate(10.4 -.6)" fill={paper} stroke={ink} strokeWidth=".36" strokeLinejoin="round">
        <path d="M4.8 2h.9l.45.5v3.9c0 .8-1.05.8-1.05 0V4.3c0-.6-.3-.8-.6-.8" fill="none" />
        <path d="M.4 7.9V.8Q.4.2 1 .2h2.9q.6 0 .6.6v7.1zM-.1 7.9H5" />
        <path d="M1.2 1h2.5v1.7H1.2z" />
        <path d="M2.45 3.9v2.7" strokeWidth=".2" />
        <path
          d="M1.45 4.2c.9 1.3.7 2 0 2s-.9-.7 0-2zM3.6 3.8l-.75 1.5h.5l-.3 1.3 1-1.7h-.55z"
          fill={ink}
          stroke="none"
        />
      </g>
    </g>
  );
}

export function WetGripPictogram() {
  return (
    <g transform="translate(48.6 31)">
      <LabelTyre />
      <g fill={paper} stroke={ink} strokeWidth=".32" strokeLinecap="round" strokeLinejoin="round">
        <path
          d="M11.3 3.9
          a1.7 1.7 0 0 1-.2-3.3 2.3 2.3 0 0 1 4.1-.7 1.8 1.8 0 0 1 1.9 1.5 1.35 1.35 0 0 1-.5 2.5z"
        />
        <path
          d="M11.6 4.7l-.4.9M13.2 4.7l-.4.9M14.8 4.7l-.4.9M16.3 4.7l-.4.9M10.9 6.3l-.4.9M12.5 6.3l-.4.9
          M14.1 6.3l-.4.9M15.6 6.3l-.4.9"
        />
        <path
          d="M-.5 11.3c-.9-.5-1.4-.2-2 .3.9.6 1.5.4 2-.3zM-.4 10.1c-.2-1-.9-1.2-1.7-1.5.1 1 .7 1.6 1.7 1.5z
          M9.5 11.3c.9-.5 1.4-.2 2 .3-.9.6-1.5.4-2-.3zM9.4 10.1c.2-1 .9-1.2 1.7-1.5-.1 1-.7 1.6-1.7 1.5z"
        />
      </g>
    </g>
  );
}

interface NoiseProps {
  readonly x: number;
  readonly decibels: number;
  readonly noiseClass: 'A' | 'B' | 'C';
}

export function NoisePictogram({ x, decibels, noiseClass }: NoiseProps) {
  return (
    <g transform={`translate(${x} 89.2)`} fontFamily="Verdana,DejaVu Sans,Arial,sans-serif" fill={ink}>
      <g transform="translate(0 6.4) scale(.95)">
        <LabelTyre />
      </g>
      <path d="M5.5 3.9h5.9L16.3.3v13.8l-4.9-3.8H5.5z" fill={paper} stroke={ink} strokeWidth=".36" />
      <path
        d="M18.3 4.3q1 2.9 0 5.8M20.4 3.1q1.6 4.1 0 8.2M22.5 1.9q2.2 5.3 0 10.6"
        fill="none"
        stroke={ink}
        strokeWidth=".36"
      />
      <text x="6.1" y="8.4" fontSize="3.5" fontWeight="700" textLength="5.3" lengthAdjust="spacingAndGlyphs">
        {decibels}
      </text>
      <text x="11.8" y="8.4" fontSize="2.7" textLength="3.9" lengthAdjust="spacingAndGlyphs">
        dB
      </text>
      <text x="9.4" y="17.7" fontSize="2.9">
        {(['A', 'B', 'C'] as const).map((name) =>
          name === noiseClass ? (
            <tspan key={name} fontSize="4.4" fontWeight="700">
              {name}
            </tspan>
          ) : (
            <tspan key={name}>{name}</tspan>
          ),
        )}
      </text>
    </g>
  );
}
