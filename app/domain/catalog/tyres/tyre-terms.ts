export const seasons = ['sommer', 'winter', 'ganzjahr'] as const;
export type Season = (typeof seasons)[number];

export const seasonNames: Record<Season, string> = {
  sommer: 'Sommerreifen',
  winter: 'Winterreifen',
  ganzjahr: 'Ganzjahresreifen',
};

/** The same beside a word that says "Reifen". */
export const seasonWords: Record<Season, string> = {
  sommer: 'Sommer',
  winter: 'Winter',
  ganzjahr: 'Ganzjahr',
};

export const vehicleKinds = ['PKW', 'SUV', 'Transporter'] as const;
export type VehicleKind = (typeof vehicleKinds)[number];

/** Classes of fuel efficiency and wet grip, Regulation (EU) 2020/740, Annex I. */
export const labelClasses = ['A', 'B', 'C', 'D', 'E'] as const;
export type LabelClass = (typeof labelClasses)[number];

export const noiseClasses = ['A', 'B', 'C'] as const;
export type NoiseClass = (typeof noiseClasses)[number];
/** How loud a class is, beside its letter. */
export const noiseWords: Readonly<Record<NoiseClass, string>> = { A: 'leise', B: 'mittel', C: 'laut' };
