import { useId } from 'react';
import { themeColours } from '../tokens/theme-colours';
import { SidewallArc } from './sidewall-arc';
import { exampleMarking, type LegendEntry, type SidewallMarking, sidewallLegend } from './sidewall-legend';
import { TyreSection } from './tyre-section';

export interface SidewallDiagramProps {
  /** Wide: 760 by 424 with a cross-section, from 640 px; narrow: 320 by 462, legend below one another. */
  readonly layout: 'wide' | 'narrow';
  readonly marking?: SidewallMarking;
}

/** Where to read the size on the sidewall, with numbered call-outs; no text under 13 px at that width. */
export function SidewallDiagram({ layout, marking = exampleMarking }: SidewallDiagramProps) {
  const id = useId();
  const legend = sidewallLegend(marking);
  const wide = layout === 'wide';
  return (
    <svg
      viewBox={wide ? '0 0 760 424' : '0 0 320 462'}
      width="100%"
      role="img"
      aria-labelledby={`${id}t`}
      aria-describedby={`${id}d`}
      fontFamily="inherit"
    >
      <title id={`${id}t`}>So lesen Sie die Reifengröße auf der Flanke</title>
      <desc id={`${id}d`}>{legend.map(({ term, meaning }) => `${term}: ${meaning}`).join('; ')}</desc>
      {wide ? (
        <>
          <SidewallArc marking={marking} calloutRadius={16} clipId={`${id}c`} />
          <g transform="translate(556 14)">
            <TyreSection marking={marking} />
          </g>
        </>
      ) : (
        <g transform="scale(.6154)">
          <SidewallArc marking={marking} calloutRadius={19.5} clipId={`${id}c`} />
        </g>
      )}
      {legend.map((entry, i) => (
        <g
          key={entry.term}
          transform={
            wide
              ? `translate(${(i % 4) * 188} ${318 + Math.floor(i / 4) * 58})`
              : `translate(0 ${196 + i * 38})`
          }
        >
          <Entry entry={entry} number={i + 1} beside={!wide} />
        </g>
      ))}
    </svg>
  );
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
