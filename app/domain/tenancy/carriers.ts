interface Carrier {
  name: string;
  /** Working days from the location to the address, unless the location names others. */
  transitDays: number;
  track?: (number: string) => string;
}

const carriers: Readonly<Record<string, Carrier>> = {
  dhl: {
    name: 'DHL',
    transitDays: 2,
    track: (number) =>
      `https://www.dhl.de/de/privatkunden/pakete-empfangen/verfolgen.html?piececode=${number}`,
  },
  dpd: {
    name: 'DPD',
    transitDays: 2,
    track: (number) => `https://tracking.dpd.de/status/de_DE/parcel/${number}`,
  },
  gls: {
    name: 'GLS',
    transitDays: 2,
    track: (number) => `https://gls-group.com/DE/de/paketverfolgung?match=${number}`,
  },
  ups: {
    name: 'UPS',
    transitDays: 2,
    track: (number) => `https://www.ups.com/track?loc=de_DE&tracknum=${number}`,
  },
  hermes: {
    name: 'Hermes',
    transitDays: 3,
    track: (number) => `https://www.myhermes.de/empfangen/sendungsverfolgung/sendungsinformation#${number}`,
  },
  spedition: { name: 'Spedition', transitDays: 5 },
};

const OTHER_TRANSIT_DAYS = 2;

/** Known codes in small letters; another carrier's name is its code. */
export function carrierOf(name: string): Carrier & { code: string } {
  const code = name.toLowerCase();
  const known = Object.hasOwn(carriers, code) ? carriers[code] : undefined;
  return known ? { ...known, code } : { code: name, name, transitDays: OTHER_TRANSIT_DAYS };
}

export const carrierCodes: readonly string[] = Object.keys(carriers);
