import { z } from 'zod';
import { defineSettings, setting } from '~/domain/tenancy/settings';
import type { Cents } from '~/values/money';
import type { ArticleKind } from '../articles/article';

const USUAL_FITTING_CENTS = 1_990;

export const pricingSettings = defineSettings('pricing', {
  /** Mounting and balancing one complete wheel, gross cents. */
  wheelFittingCents: setting(z.int().min(0).max(50_000).default(USUAL_FITTING_CENTS), {
    fallback: USUAL_FITTING_CENTS,
  }),
});

/** What a location asks for putting one kit of a kind together, gross. */
export function assemblyCents(kind: ArticleKind, location: Parameters<typeof pricingSettings.of>[0]): Cents {
  return kind === 'complete-wheel' ? pricingSettings.of(location).wheelFittingCents : 0;
}
