import { createHash } from 'node:crypto';
import type { ConsentText } from '~/domain/consent/consents.server';
import { type Consent, type OptionalCategory, optionalCategories } from './consent';
import { type ConsentPlace, consentUses, VEHICLE_USE } from './uses';
import { categoryWords } from './words';

const fingerprint = (text: string, length: number) =>
  createHash('sha256').update(text).digest('hex').slice(0, length);

type Words = typeof categoryWords;

const markOf = (category: OptionalCategory, use: string, words: Words) =>
  fingerprint(`${words[category].title}: ${words[category].purpose}\n${use}`, 8);

/** Each use by its words and its category's: changed words are another use, about which a visitor is asked again. */
export function askedUses(place: ConsentPlace, words: Words = categoryWords): string[] {
  const uses = consentUses(place);
  return optionalCategories.flatMap((category) => uses[category].map((use) => markOf(category, use, words)));
}

/** The settings offer it everywhere; no banner asks about it. */
export const vehicleUse = markOf('C0003', VEHICLE_USE, categoryWords);

export const remembersVehicle = ({ granted, asked }: Pick<Consent, 'granted' | 'asked'>): boolean =>
  granted.includes('C0003') && (asked?.includes(vehicleUse) ?? true);

/** As the register keeps it. @param places those whose uses the visitor was shown @param isWhole the settings were shown */
export function consentText(places: readonly ConsentPlace[], isWhole = false): ConsentText {
  const uses = places.map(consentUses);
  if (isWhole) uses.push({ C0002: [], C0003: [VEHICLE_USE], C0004: [] });
  const text = optionalCategories
    .flatMap((category) => {
      const { title, purpose } = categoryWords[category];
      const shown = new Set(uses.flatMap((of) => of[category]));
      return [`${title}: ${purpose}`, ...[...shown].map((use) => `- ${use}`)];
    })
    .join('\n');
  return { version: fingerprint(text, 12), text };
}
