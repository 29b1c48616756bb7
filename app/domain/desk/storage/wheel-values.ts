import type { StoredWheels } from '~/domain/workshop/storage/stored-set';
import {
  type Season,
  type Tread,
  type WheelKey,
  wheelPositions,
} from '~/domain/workshop/storage/stored-wheels';
import { germanTenths } from '~/values/tenths';

export const treadField = <Key extends WheelKey>(key: Key) => `profil${key}` as const;

/** As the fields of the form show it. */
export const treadValues = (tread: Tread): Record<string, string> =>
  Object.fromEntries(
    wheelPositions.map(({ key }, index) => [treadField(key), germanTenths(tread[index] ?? 0)]),
  );

export function wheelValues(set: Omit<StoredWheels, 'emailKey'>): Record<string, string> {
  const { contact, shelf, plate, vehicle, tyre, size, rim, season, tread, nextChange, note, wantsReminder } =
    set;
  return {
    vorname: contact.firstName,
    nachname: contact.lastName,
    telefon: contact.phone,
    email: contact.email,
    kennzeichen: plate,
    fahrzeug: vehicle,
    reifen: tyre,
    groesse: size,
    felge: rim,
    saison: season,
    regal: shelf,
    wechsel: nextChange ?? '',
    notiz: note,
    erinnern: wantsReminder ? 'on' : '',
    ...treadValues(tread),
  };
}

export const newWheelValues = (season: Season, nextChange: string | undefined): Record<string, string> => ({
  saison: season,
  wechsel: nextChange ?? '',
});
