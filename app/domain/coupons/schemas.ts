import { z } from 'zod';
import { couponKey } from './coupon';
import { refusalText } from './messages';

/** Longest code that there is; a longer text is none. */
export const MAX_CODE_LENGTH = 32;

/** What every code looks like, in its one spelling. */
export const codePattern = /^[A-Z0-9][A-Z0-9-]{2,31}$/;

/** The code as it was typed; what no code looks like is answered as an unknown one. */
export const couponField = z
  .string({ error: 'Bitte geben Sie einen Gutscheincode ein.' })
  .trim()
  .min(1, 'Bitte geben Sie einen Gutscheincode ein.')
  .transform(couponKey)
  .pipe(z.string().regex(codePattern, refusalText({ why: 'unknown' })));
