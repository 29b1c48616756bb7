import { z } from 'zod';
import { navigationContentSchema } from '~/domain/content/navigation/navigation-content';
import { textBlocks } from '~/domain/content/page-texts';

const text = z.string().trim().min(1, 'darf nicht leer sein');
const page = z.string().regex(/^\/(?!\/)\S*$/, 'kein Pfad, der mit einem / beginnt');
/** null: all locations that have no entry of their own. */
const whose = { standortUrl: text.nullable() };
const day = z.iso.date('erwartet wird ein Tag wie 2026-12-31');

/** One entry of `navigation.json`: what stands in the menus besides the categories. */
export const navigationEntry = z.strictObject({ ...whose, ...navigationContentSchema.shape });

export const offerEntry = z
  .strictObject({ ...whose, _id: text, title: text, text, to: page, gueltigVon: day, gueltigBis: day })
  .refine((offer) => offer.gueltigVon <= offer.gueltigBis, {
    path: ['gueltigBis'],
    message: 'liegt vor gueltigVon',
  });

/** One entry of `page-texts.json`: the text blocks at the foot of one page, as HTML. */
export const pageTextEntry = z.strictObject({
  ...whose,
  page,
  texte: z.partialRecord(z.enum(textBlocks), text),
});

export type NavigationEntry = z.output<typeof navigationEntry>;
export type OfferEntry = z.output<typeof offerEntry>;
export type PageTextEntry = z.output<typeof pageTextEntry>;
