import { z } from 'zod';
import { themeLinkSchema } from '~/domain/tenancy/theme';

const words = z.string().trim().min(1).max(300);
/** Drawings of the shop only: pages load nothing from other sites. */
const picture = z.string().regex(/^\/bilder\/[^\s"'()\\]+$/);

const dropdownSchema = z.strictObject({
  /** Links to the tyre configurator. */
  offer: z.strictObject({ imageMedium: picture, slogan: words, title: words, subline: words }).optional(),
  topics: z.array(z.strictObject({ image: picture, url: words, text: words })).max(6),
});

export type NavigationDropdown = z.output<typeof dropdownSchema>;

/** Spec 1, navigation content. An entry of `navigationMain` names a category, or has its own title and links. */
export const navigationContentSchema = z.strictObject({
  navigationMain: z.array(
    z.union([
      z.strictObject({ category: words, dropdown: dropdownSchema.optional() }),
      z.strictObject({
        title: words,
        link: themeLinkSchema,
        children: z.array(themeLinkSchema),
        dropdown: dropdownSchema.optional(),
      }),
    ]),
  ),
  navigationSub: z.strictObject({
    /** HTML; `{telefon}` stands for the location's number as a link. */
    contextText: z.string().max(5_000),
    links: z.array(themeLinkSchema),
  }),
});

export type NavigationContent = z.output<typeof navigationContentSchema>;
