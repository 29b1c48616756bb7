import { z } from 'zod';

/** Text without control characters, up to 200 letters. */
export const text = z
  .string()
  .min(1)
  .max(200)
  .regex(/^[^\p{Cc}]*$/u);

export const standortUrl = text.describe('url eines Standorts');

export const ofLocation = z.strictObject({ standortUrl });

export const linkToken = z
  .string()
  .regex(/^[\w-]{20,200}$/)
  .describe('aus der Antwort, oder dem Link der Mail');
