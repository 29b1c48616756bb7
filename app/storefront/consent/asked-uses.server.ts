import { createHash } from 'node:crypto';
import type { ConsentText } from '~/domain/consent/consents.server';
import { optionalCategories } from './consent';
import { type ConsentPlace, consentUses } from './uses';
import { categoryWords } from './words';

const fingerprint = (text: string, length: number) =>
  createHash('sha256').update(text).digest('hex').slice(0, length);

/** Each use by its words: changed words are another use, about which a visitor is asked again. */
export function askedUses(place: ConsentPlace): string[] {
  return Object.values(consentUses(place))
    .flat()
    .map((use) => fingerprint(use, 8));
}

/** As the register keeps it. @param places those whose uses the visitor was shown */
export function consentText(places: readonly ConsentPlace[]): ConsentText {
  const uses = places.map(consentUses);
  const text = optionalCategories
    .flatMap((category) => {
      const { title, purpose } = categoryWords[category];
      const shown = new Set(uses.flatMap((of) => of[category]));
      return [`${title}: ${purpose}`, ...[...shown].map((use) => `- ${use}`)];
    })
    .join('\n');
  return { version: fingerprint(text, 12), text };
}
