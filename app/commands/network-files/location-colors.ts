import { z } from 'zod';

const MINIMUM_CONTRAST = 4.5;
const CARRIES_WHITE_TEXT = ['--accent', '--accent-strong', '--action'] as const;

const hexColor = z.string().regex(/^#[0-9a-f]{6}$/i, 'keine Farbe wie #0b4a82');

/** A location's own colours over those of its theme; an absent one stays the theme's. */
export const colors = z
  .strictObject({
    '--accent': hexColor.optional(),
    '--accent-strong': hexColor.optional(),
    '--accent-soft': hexColor.optional(),
    '--action': hexColor.optional(),
  })
  .superRefine((value, context) => {
    for (const key of CARRIES_WHITE_TEXT) {
      const color = value[key];
      if (color === undefined || contrastWithWhite(color) >= MINIMUM_CONTRAST) continue;
      const message = `weiße Schrift darauf hat einen Kontrast unter ${MINIMUM_CONTRAST}:1`;
      context.addIssue({ code: 'custom', path: [key], message });
    }
  });

/** Contrast ratio of a colour "#rrggbb" with white, 1 to 21 (WCAG 2.2, "contrast ratio"). */
function contrastWithWhite(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => linear(color.slice(start, start + 2)));
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05);
}

function linear(hexPair: string): number {
  const value = Number.parseInt(hexPair, 16) / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}
