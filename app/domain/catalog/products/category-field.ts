/** What a field of a category holds: words, one amount with a unit, or yes and no. */
export const fieldTypes = ['text', 'number', 'flag'] as const;
export type FieldType = (typeof fieldTypes)[number];

/** One thing that is said of every article of a category, and that its list can be narrowed by. */
export interface CategoryField {
  /** Name of the parameter in addresses, and of the value in `product_variants.values`: 'volumen'. */
  name: string;
  /** 'Volumen' */
  label: string;
  type: FieldType;
  /** 'l', of numbers. */
  unit: string | null;
  /** Whether an article may have several values of it. */
  isMultiple: boolean;
}

/** The values of an article by field: words as they are shown, numbers in the field's unit. */
export type FieldValues = Readonly<Record<string, readonly string[] | readonly number[] | boolean>>;
