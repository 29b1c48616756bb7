import { carrierCodes, carrierOf } from '~/domain/tenancy/carriers';

/** As staff entered it. */
export interface Parcel {
  /** 'dhl', or the name of another carrier. */
  carrier: string;
  number: string;
}

export const carrierName = ({ carrier }: Pick<Parcel, 'carrier'>): string => carrierOf(carrier).name;

/** Undefined for an unknown carrier. */
export function trackingUrl({ carrier, number }: Parcel): string | undefined {
  return carrierOf(carrier).track?.(encodeURIComponent(number));
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
  return { carrier: carrierOf(name).code, number: compact };
}

/** Also the one that was chosen for the order. */
export function carrierChoices(chosen: string | undefined): { code: string; name: string }[] {
  const codes = chosen === undefined ? carrierCodes : [...new Set([...carrierCodes, chosen])];
  return codes.map((code) => ({ code, name: carrierOf(code).name }));
}
