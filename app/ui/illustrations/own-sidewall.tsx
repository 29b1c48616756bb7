import { SidewallArc } from './sidewall-arc';
import { type SectionSize, TyreSection } from './tyre-section';

/** Sidewall (`#flanke`, 520 by 292) and cross-section (`#querschnitt`, 200 by 280); the colours are custom properties. */
export function OwnSidewallSheet({ marking, size }: { marking: string; size: SectionSize }) {
  return (
    <svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true">
      <symbol id="flanke" viewBox="0 0 520 292">
        <SidewallArc marking={marking} calloutRadius={19.5} clipId="flanke-clip" />
      </symbol>
      <symbol id="querschnitt" viewBox="0 0 200 280">
        <TyreSection size={size} />
      </symbol>
    </svg>
  );
}
