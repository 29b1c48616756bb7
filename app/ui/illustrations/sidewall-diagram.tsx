import { themeColours } from '../tokens/theme-colours';
import { SidewallArc } from './sidewall-arc';
import { exampleMarking, type LegendEntry, sidewallLegend } from './sidewall-legend';
import { TyreSection } from './tyre-section';

/** Wide: 760 by 424 with a cross-section, from 640 px; narrow: 320 by 462, legend below one another. */
export type SidewallLayout = 'wide' | 'narrow';

const viewBoxes: Record<SidewallLayout, string> = { wide: '0 0 760 424', narrow: '0 0 320 462' };

/** What the drawing says, for those who do not see it. */
function sidewallText(): string {
  const parts = sidewallLegend(exampleMarking).map(({ term, meaning }) => `${term}: ${meaning}`);
  return `So lesen Sie die Reifengröße auf der Flanke. ${parts.join('; ')}`;
}

/**
 * Where to read the size on the sidewall, with numbered call-outs; no text under 13 px at that width. The page only
 * points into the file at `src` (`SidewallSheet`): the drawing is large, the same on every page, and seldom opened.
 */
export function SidewallDiagram({ layout, src }: { layout: SidewallLayout; src: string }) {
  return (
    <svg viewBox={viewBoxes[layout]} width="100%" role="img" aria-label={sidewallText()} fontFamily="inherit">
      <use href={`${src}#${layout}`} />
    </svg>
  );
}

/** The file with both layouts. Its colours are custom properties, which come in from the page that points to it. */
export function SidewallSheet() {
  const { text, dot } = exampleMarking;
  return (
    <svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true">
      <symbol id="wide" viewBox={viewBoxes.wide}>
        <SidewallArc marking={text} dot={dot} calloutRadius={16} clipId="wide-clip" />
        <g transform="translate(556 14)">
          <TyreSection size={exampleMarking} />
        </g>
        <Legend layout="wide" />
      </symbol>
      <symbol id="narrow" viewBox={viewBoxes.narrow}>
        <g transform="scale(.6154)">
          <SidewallArc marking={text} dot={dot} calloutRadius={19.5} clipId="narrow-clip" />
        </g>
        <Legend layout="narrow" />
      </symbol>
    </svg>
  );
}

function Legend({ layout }: { layout: SidewallLayout }) {
  const isWide = layout === 'wide';
  const place = (i: number) =>
    isWide ? `translate(${(i % 4) * 188} ${318 + Math.floor(i / 4) * 58})` : `translate(0 ${196 + i * 38})`;
  return sidewallLegend(exampleMarking).map((entry, i) => (
    <g key={entry.term} transform={place(i)}>
      <Entry entry={entry} number={i + 1} beside={!isWide} />
    </g>
  ));
}

interface EntryProps {
  readonly entry: LegendEntry;
  readonly number: number;
  readonly beside: boolean;
}

function Entry({ entry, number, beside }: EntryProps) {
  return (
    <>
      {beside && number > 1 && <path d="M0-6h320" stroke={themeColours.line} />}
      <circle cx="13" cy="14" r="12" fill={themeColours.accent} />
      <text x="13" y="18.6" fontSize="13" fontWeight="700" textAnchor="middle" fill={themeColours.accentText}>
        {number}
      </text>
      <text x="34" y={beside ? 18.6 : 11} fontSize="13" fill={themeColours.muted}>
        {entry.term}
      </text>
      <text
        x={beside ? 320 : 34}
        y={beside ? 18.6 : 30}
        fontSize={beside ? 14 : 15}
        fontWeight="650"
        textAnchor={beside ? 'end' : 'start'}
        fill={themeColours.text}
      >
        {entry.meaning}
      </text>
    </>
  );
}
