/** The groups of cookies and foreign content, under the names that OneTrust gives them. */
export const optionalCategories = ['C0002', 'C0003', 'C0004'] as const;
export type OptionalCategory = (typeof optionalCategories)[number];

/** The names of the categories in forms. */
export const categoryFields: Record<OptionalCategory, string> = {
  C0002: 'leistung',
  C0003: 'funktion',
  C0004: 'werbung',
};

/** The visitor's consent and its time. Without a time the visitor has not chosen, and nothing is agreed to. */
export interface Consent {
  granted: OptionalCategory[];
  chosenAt: Date | undefined;
  /** How often a choice was made, as OneTrust counts it. */
  choices: number;
}

function isOptional(name: string): name is OptionalCategory {
  return optionalCategories.some((category) => category === name);
}

/** Those of the names that are optional categories, each once and in their own order. */
export function toCategories(names: Iterable<string>): OptionalCategory[] {
  const wanted = new Set([...names].filter(isOptional));
  return optionalCategories.filter((category) => wanted.has(category));
}
