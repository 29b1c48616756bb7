import { z } from 'zod';
import { couponKey } from './coupon';
import { refusalText } from './messages';

export const MAX_CODE_LENGTH = 32;

export const codePattern = /^[A-Z0-9][A-Z0-9-]{2,31}$/;

/** A code of another form is answered as an unknown one. */
export const couponField = z
  .string({ error: 'Bitte geben Sie einen Gutscheincode ein.' })
  .trim()
  .min(1, 'Bitte geben Sie einen Gutscheincode ein.')
  .transform(couponKey)
  .pipe(z.string().regex(codePattern, refusalText({ why: 'unknown' })));
