/** What stands on a sidewall; the defaults are the example most pages explain. */
export interface SidewallMarking {
  /** Section width in mm. */
  readonly width: number;
  /** Height of the sidewall in per cent of the width. */
  readonly aspect: number;
  readonly inches: number;
  /** All of it, as it is written: '205/55 R16 91V'. */
  readonly text: string;
  readonly loadIndex: number;
  /** Load of one tyre in kg (UN Regulation No. 30, Annex 4). */
  readonly loadKg: number;
  readonly speedSymbol: string;
  /** Top speed in km/h. */
  readonly speedKmh: number;
  /** Week and year of manufacture, four digits. */
  readonly dot: string;
}

export const exampleMarking: SidewallMarking = {
  width: 205,
  aspect: 55,
  inches: 16,
  text: '205/55 R16 91V',
  loadIndex: 91,
  loadKg: 615,
  speedSymbol: 'V',
  speedKmh: 240,
  dot: '2326',
};

export interface LegendEntry {
  readonly term: string;
  readonly meaning: string;
}

/** The call-outs in the order of the marking, from width to DOT. */
export function sidewallLegend(marking: SidewallMarking): readonly LegendEntry[] {
  const week = marking.dot.slice(0, 2);
  const year = `20${marking.dot.slice(2)}`;
  return [
    { term: 'Breite', meaning: `${marking.width} mm` },
    { term: 'Höhe', meaning: `${marking.aspect} % der Breite` },
    { term: 'Bauart', meaning: 'R = radial' },
    { term: 'Felge', meaning: `${marking.inches} Zoll` },
    { term: 'Tragfähigkeitsindex', meaning: `${marking.loadIndex} = ${marking.loadKg} kg` },
    { term: 'Geschwindigkeitsindex', meaning: `${marking.speedSymbol} = ${marking.speedKmh} km/h` },
    { term: 'DOT', meaning: `Woche ${week}, ${year}` },
  ];
}
