/** As staff entered it. */
export interface Parcel {
  /** 'dhl', or the name of another carrier. */
  carrier: string;
  number: string;
}

interface Carrier {
  name: string;
  /** The carrier's page for a parcel. */
  track: (number: string) => string;
}

const carriers: Readonly<Record<string, Carrier>> = {
  dhl: {
    name: 'DHL',
    track: (number) =>
      `https://www.dhl.de/de/privatkunden/pakete-empfangen/verfolgen.html?piececode=${number}`,
  },
  dpd: { name: 'DPD', track: (number) => `https://tracking.dpd.de/status/de_DE/parcel/${number}` },
  gls: { name: 'GLS', track: (number) => `https://gls-group.com/DE/de/paketverfolgung?match=${number}` },
  ups: { name: 'UPS', track: (number) => `https://www.ups.com/track?loc=de_DE&tracknum=${number}` },
  hermes: {
    name: 'Hermes',
    track: (number) => `https://www.myhermes.de/empfangen/sendungsverfolgung/sendungsinformation#${number}`,
  },
};

const carrierOf = ({ carrier }: Parcel): Carrier | undefined => carriers[carrier.toLowerCase()];

export const carrierName = (parcel: Parcel): string => carrierOf(parcel)?.name ?? parcel.carrier;

/** Undefined for an unknown carrier. */
export function trackingUrl(parcel: Parcel): string | undefined {
  return carrierOf(parcel)?.track(encodeURIComponent(parcel.number));
}

/** 'DHL 00340434161094042557' */
export const parcelText = (parcel: Parcel): string => `${carrierName(parcel)} ${parcel.number}`;

const NUMBER = /^[A-Za-z0-9][A-Za-z0-9 ./-]{2,38}[A-Za-z0-9]$/;
const NAME = /^[\p{L}\d][\p{L}\d .&/-]{1,39}$/u;

/** Without blanks in the number. Undefined if the carrier or the number cannot be one. */
export function parseParcel(carrier: string, number: string): Parcel | undefined {
  const name = carrier.trim();
  const compact = number.replaceAll(/\s/g, '');
  if (!NAME.test(name) || !NUMBER.test(compact)) return undefined;
  const known = name.toLowerCase();
  return { carrier: Object.hasOwn(carriers, known) ? known : name, number: compact };
}

export const carrierChoices: readonly { key: string; name: string }[] = Object.entries(carriers).map(
  ([key, { name }]) => ({ key, name }),
);
