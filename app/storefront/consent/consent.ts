/** Groups of cookies and foreign content, under OneTrust's names. */
export const optionalCategories = ['C0002', 'C0003', 'C0004'] as const;
export type OptionalCategory = (typeof optionalCategories)[number];

export const categoryFields: Record<OptionalCategory, string> = {
  C0002: 'leistung',
  C0003: 'funktion',
  C0004: 'werbung',
};

/** Without a time the visitor has not chosen, and nothing is granted. */
export interface Consent {
  granted: OptionalCategory[];
  chosenAt: Date | undefined;
  /** Number of choices made, as OneTrust counts them. */
  choices: number;
  /** In the register. */
  id: string | undefined;
  /** Uses about which the visitor was asked (`askedUses`); undefined in a vendor's cookie, which holds for all. */
  asked: readonly string[] | undefined;
  /** Of the browser: a refusal of everything that was not chosen (Global Privacy Control). */
  hasPrivacySignal: boolean;
}

function isOptional(name: string): name is OptionalCategory {
  return optionalCategories.some((category) => category === name);
}

/** Unique, in the order of `optionalCategories`. */
export function toCategories(names: Iterable<string>): OptionalCategory[] {
  const named = new Set([...names].filter(isOptional));
  return optionalCategories.filter((category) => named.has(category));
}
