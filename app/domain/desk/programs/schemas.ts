import { z } from 'zod';
import type { NewApiKey } from '~/domain/programs/api-keys.server';
import { type Scope, scopes } from '~/domain/programs/scopes';
import { dayField } from '~/values/day-field';
import { endOfIsoDay } from '~/values/iso-day';

const FILLED = 'Bitte füllen Sie dieses Feld aus.';

export const MAX_KEY_NAME = 60;
export const MAX_KEY_YEARS = 3;

export const scopeField = (scope: Scope): string => `recht${scope}`;
export const chosenScopes = (values: Readonly<Record<string, string>>): Scope[] =>
  scopes.filter((scope) => values[scopeField(scope)] === 'on');

export const keySchema = z.object({
  stand: z.uuid(),
  name: z
    .string(FILLED)
    .trim()
    .min(1, FILLED)
    .max(MAX_KEY_NAME, `Höchstens ${MAX_KEY_NAME} Zeichen.`)
    .regex(/^[^\p{Cc}\p{Cf}]*$/u, 'Bitte ohne Steuerzeichen.'),
  bis: dayField('plan'),
});

const lastDay = (now: Date) =>
  new Date(Date.UTC(now.getUTCFullYear() + MAX_KEY_YEARS, now.getUTCMonth(), now.getUTCDate()));

export type KeyFaults = Partial<Record<'bis' | 'rechte' | 'standorte', string[]>>;

interface KeyPlace {
  id: string;
  url: string;
}

const typedUrls = (typed = '') => [
  ...new Set(
    typed
      .toLowerCase()
      .split(/[\s,;]+/)
      .filter(Boolean),
  ),
];

function placeFaults(places: readonly KeyPlace[], urls: readonly string[], isEverywhere: boolean): string[] {
  if (isEverywhere)
    return urls.length > 0 ? ['Bitte wählen Sie alle Standorte oder einzelne, nicht beides.'] : [];
  const unknown = urls.filter((url) => !places.some((place) => place.url === url));
  if (unknown.length > 0) return [`Es gibt keinen Standort „${unknown.join('“, „')}“.`];
  return urls.length > 0 ? [] : ['Bitte nennen Sie mindestens einen Standort.'];
}

/** Checks that need several fields. @param places all of the network */
export function keyOf(
  { stand, name, bis }: z.output<typeof keySchema>,
  values: Readonly<Record<string, string>>,
  { places, staff, now }: { places: readonly KeyPlace[]; staff: string; now: Date },
): { added: NewApiKey } | { faults: KeyFaults } {
  const chosen = chosenScopes(values);
  const urls = typedUrls(values.standorte);
  const isEverywhere = values.alle === 'on';
  const wrongPlaces = placeFaults(places, urls, isEverywhere);
  const expiresAt = endOfIsoDay(bis);
  const faults: KeyFaults = {
    ...(expiresAt <= now && { bis: ['Dieser Tag ist vorbei.'] }),
    ...(expiresAt > lastDay(now) && { bis: [`Ein Schlüssel gilt höchstens ${MAX_KEY_YEARS} Jahre.`] }),
    ...(chosen.length === 0 && { rechte: ['Bitte wählen Sie mindestens ein Recht.'] }),
    ...(wrongPlaces.length > 0 && { standorte: wrongPlaces }),
  };
  if (Object.keys(faults).length > 0) return { faults };
  const createdBy = staff;
  return {
    added: {
      id: stand,
      name,
      scopes: chosen,
      locationIds: isEverywhere ? null : places.filter(({ url }) => urls.includes(url)).map(({ id }) => id),
      expiresAt,
      createdBy,
    },
  };
}
