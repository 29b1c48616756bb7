import { unstable_coerceFormValue as coerceFormValue, parseWithZod } from '@conform-to/zod/v4';
import type { z } from 'zod';

const coerced = new WeakMap<z.ZodType, z.ZodType>();

/** Conform would build and compile another schema, which takes form values, for each form. */
export function parseForm<Schema extends z.ZodType>(form: FormData, schema: Schema) {
  const own = coerced.get(schema) ?? coerceFormValue(schema);
  coerced.set(schema, own);
  return parseWithZod(form, { schema: own as Schema, disableAutoCoercion: true });
}
