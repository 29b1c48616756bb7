import { z } from 'zod';
import { categoryPresentations } from '~/domain/catalog/categories/category';
import { vehicleKinds } from '~/domain/catalog/tyres/tyre-terms';
import { isMachinerySegment, isPageSegment } from '~/domain/tenancy/reserved-segments';

const text = z.string().trim().min(1, 'darf nicht leer sein');
const url = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'erlaubt sind Kleinbuchstaben, Ziffern und einfache Bindestriche')
  .refine((name) => !isMachinerySegment(name), 'ist ein Name der Technik');

const fields = {
  _id: text,
  title: text,
  url,
  presentation: z.enum(categoryPresentations),
  isNOAEmployeeCategory: z.boolean(),
  beschreibung: text,
  reifen: z
    .strictObject({ fahrzeug: z.enum(vehicleKinds).optional(), runflat: z.boolean().optional() })
    .optional(),
};

const hasItsPage = ({ presentation, url }: { presentation: string; url: string }) =>
  presentation !== 'page' || isPageSegment(url);
const pageOfItsOwn = { path: ['presentation'], message: 'der Shop hat keine eigene Seite mit dieser url' };

/** One entry of `categories.json`: a main category with its sub-categories (spec 1, section 3). */
export const categoryEntry = z
  .strictObject({
    ...fields,
    subCategories: z.array(z.strictObject(fields).refine(hasItsPage, pageOfItsOwn)).default([]),
  })
  .refine(hasItsPage, pageOfItsOwn);

export type CategoryEntry = z.output<typeof categoryEntry>;
