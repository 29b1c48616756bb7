import { z } from 'zod';
import { consentPath } from '~/paths';
import {
  type Consent,
  categoryFields,
  type OptionalCategory,
  optionalCategories,
} from '~/storefront/consent/consent';
import { localPath } from '~/values/local-path';
import { consentCookies, type NewChoice } from './consent-cookie';

const choiceSchema = z.object({
  /** All, only the necessary, exactly the ticked, or the ticked in addition. */
  auswahl: z.enum(['alle', 'notwendig', 'einzeln', 'zusatz']),
  zurueck: z.string().optional(),
  bleiben: z.string().optional(),
});

function granted(wish: string, form: FormData, before: Consent): OptionalCategory[] {
  if (wish === 'alle') return [...optionalCategories];
  if (wish === 'notwendig') return [];
  return optionalCategories.filter(
    (category) =>
      form.has(categoryFields[category]) || (wish === 'zusatz' && before.granted.includes(category)),
  );
}

export interface ConsentAnswer {
  choice: NewChoice;
  cookies: string[];
  goTo: string | undefined;
}

/** @param before the consent so far @param given.uses what the visitor is asked about @returns undefined for a form without a choice */
export function chooseConsent(
  form: FormData,
  before: Consent,
  given: { id: string; at: Date; isSecure: boolean; uses: readonly string[] },
): ConsentAnswer | undefined {
  const sent = choiceSchema.safeParse(Object.fromEntries(form));
  if (!sent.success) return undefined;
  const { auswahl, zurueck, bleiben } = sent.data;
  const { hasPrivacySignal } = before;
  const choice: NewChoice = {
    // The signal objects to advertising, whatever is clicked.
    granted: granted(auswahl, form, before).filter((category) => !(hasPrivacySignal && category === 'C0004')),
    chosenAt: given.at,
    choices: before.choices + 1,
    id: given.id,
    asked: [...new Set([...(before.asked ?? []), ...given.uses])],
    hasPrivacySignal,
  };
  return {
    choice,
    cookies: consentCookies(choice, given.isSecure),
    goTo: bleiben ? undefined : localPath(zurueck, consentPath),
  };
}
