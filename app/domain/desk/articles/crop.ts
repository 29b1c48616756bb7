import { z } from 'zod';
import type { PhotoArea } from '~/platform/images/crop-photo.server';
import { focusNames, MIN_EDGE, ratioNames } from './crop-names';

const ratios = { quadrat: 1, '4-3': 4 / 3, '3-2': 3 / 2, '16-9': 16 / 9, '3-4': 3 / 4 } as const;

/** Share of what is cut off that lies left of the area, and above it. */
const focuses = {
  mitte: [0.5, 0.5],
  oben: [0.5, 0],
  unten: [0.5, 1],
  links: [0, 0.5],
  rechts: [1, 0.5],
} as const;

const PERCENT = 'Bitte geben Sie Prozent von 0 bis 100 an.';

const percent = (empty: number) =>
  z
    .string()
    .default('')
    .transform((text) => (text.trim() === '' ? empty : Number(text.trim().replace(',', '.'))))
    .refine((number) => number >= 0 && number <= 100, { error: PERCENT, abort: true });

export const cropSchema = z
  .object({
    verhaeltnis: z.enum(
      Object.keys(ratioNames) as (keyof typeof ratioNames)[],
      'Bitte wählen Sie eine Form.',
    ),
    fokus: z.enum(Object.keys(focusNames) as (keyof typeof focusNames)[]).catch('mitte'),
    links: percent(0),
    oben: percent(0),
    breite: percent(100),
    hoehe: percent(100),
  })
  .refine(({ links, breite }) => links + breite <= 100, {
    path: ['breite'],
    error: 'Mit dem linken Rand zusammen höchstens 100 %.',
  })
  .refine(({ oben, hoehe }) => oben + hoehe <= 100, {
    path: ['hoehe'],
    error: 'Mit dem oberen Rand zusammen höchstens 100 %.',
  });

/** The largest area of the chosen shape, or that of the numbers. Undefined: an edge would be too short. */
export function cropArea(
  { verhaeltnis, fokus, links, oben, breite, hoehe }: z.output<typeof cropSchema>,
  { width, height }: { width: number; height: number },
): PhotoArea | undefined {
  const area = { left: 0, top: 0, width, height };
  if (verhaeltnis === 'frei') {
    area.left = Math.round((width * links) / 100);
    area.top = Math.round((height * oben) / 100);
    area.width = Math.min(width - area.left, Math.round((width * breite) / 100));
    area.height = Math.min(height - area.top, Math.round((height * hoehe) / 100));
  } else {
    const ratio = ratios[verhaeltnis];
    area.width = Math.min(width, Math.round(height * ratio));
    area.height = Math.min(height, Math.round(width / ratio));
    const [x, y] = focuses[fokus];
    area.left = Math.round((width - area.width) * x);
    area.top = Math.round((height - area.height) * y);
  }
  return Math.min(area.width, area.height) < MIN_EDGE ? undefined : area;
}
