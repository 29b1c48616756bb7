export const seasons = ['sommer', 'winter', 'ganzjahr'] as const;
export type Season = (typeof seasons)[number];

export const seasonNames: Record<Season, string> = {
  sommer: 'Sommerreifen',
  winter: 'Winterreifen',
  ganzjahr: 'Ganzjahresreifen',
};

export const seasonWords: Record<Season, string> = {
  sommer: 'Sommer',
  winter: 'Winter',
  ganzjahr: 'Ganzjahr',
};

export const vehicleKinds = ['PKW', 'SUV', 'Transporter'] as const;
export type VehicleKind = (typeof vehicleKinds)[number];

/** Fuel efficiency and wet grip (Regulation (EU) 2020/740, Annex I). */
export const labelClasses = ['A', 'B', 'C', 'D', 'E'] as const;
export type LabelClass = (typeof labelClasses)[number];

export const noiseClasses = ['A', 'B', 'C'] as const;
export type NoiseClass = (typeof noiseClasses)[number];
export const noiseWords: Readonly<Record<NoiseClass, string>> = { A: 'leise', B: 'mittel', C: 'laut' };
