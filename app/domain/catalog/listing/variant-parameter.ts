/** The form for many variants sends a variant's key; its page answers with a redirect to that variant. */
export const VARIANT_PARAMETER = 'ausfuehrung';

/** Undefined for a page that no form requests, and for a variant of another product. */
export function requestedVariant<Variant extends { key: string }>(
  variants: readonly Variant[],
  query: URLSearchParams,
): Variant | undefined {
  const key = query.get(VARIANT_PARAMETER);
  return variants.find((variant) => variant.key === key);
}
