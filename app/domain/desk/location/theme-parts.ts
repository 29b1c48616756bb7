import { z } from 'zod';
import { fallbackTheme, parseTheme } from '~/domain/tenancy/theme';

const anyObject = z.record(z.string(), z.unknown());

/** As stored, with whatever the forms do not know; the fallback for a theme that the shop ignores. */
export const storedTheme = (stored: unknown): Record<string, unknown> =>
  parseTheme(stored) ? anyObject.parse(stored) : { ...fallbackTheme };

export const partOf = (theme: Record<string, unknown>, name: 'header' | 'body' | 'footer') =>
  anyObject.parse(theme[name]);
