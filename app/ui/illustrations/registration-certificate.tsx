import { themeColours } from '../tokens/theme-colours';

const { soft, accent, strong, warm, light } = themeColours;

function Field({ x, y, number, text }: { x: number; y: number; number: string; text: string }) {
  return (
    <g>
      <rect x={x} y={y} width="132" height="34" rx="6" fill={light} stroke={warm} strokeWidth="3" />
      <text x={x + 10} y={y + 22} fontSize="13" fontWeight="700" fill={warm}>
        {number}
      </text>
      <text x={x + 46} y={y + 23} fontSize="16" fontWeight="700" letterSpacing="1.5" fill={strong}>
        {text}
      </text>
    </g>
  );
}

const lines = (x: number, y: number, widths: readonly number[]) =>
  widths.map((width, index) => `M${x} ${y + index * 13}h${width}`).join('');

/** The upper part of a Zulassungsbescheinigung Teil I, with HSN and TSN marked. */
export function RegistrationCertificate() {
  return (
    <svg viewBox="0 0 360 190" width={360} height={190} fill="none" aria-hidden="true">
      <rect x="2" y="2" width="356" height="186" rx="10" fill={soft} stroke={accent} strokeWidth="2" />
      <path d="M120 2v186M240 2v186" stroke={accent} strokeWidth="1.5" strokeDasharray="4 5" opacity=".5" />
      <path
        d={`${lines(16, 22, [70, 86, 54])}${lines(16, 128, [86, 60, 74, 86])}${lines(256, 22, [86, 60])}${lines(256, 150, [70, 86])}`}
        stroke={accent}
        strokeWidth="3"
        strokeLinecap="round"
        opacity=".35"
      />
      <Field x={14} y={58} number="2.1" text="0603" />
      <Field x={214} y={58} number="2.2" text="BJH…" />
      <path
        d={lines(136, 22, [86, 52])}
        stroke={accent}
        strokeWidth="3"
        strokeLinecap="round"
        opacity=".35"
      />
      <path
        d={lines(136, 128, [86, 66, 78, 40])}
        stroke={accent}
        strokeWidth="3"
        strokeLinecap="round"
        opacity=".35"
      />
      <g fontSize="12" fontWeight="700" fill={strong}>
        <text x="16" y="110">
          HSN: vier Ziffern
        </text>
        <text x="346" y="110" textAnchor="end">
          TSN: drei Zeichen
        </text>
      </g>
    </svg>
  );
}
