/** All errors of a form, by field, as entries of its summary; a field's id is the form's and its name. */
export function fieldErrors(
  errors: Record<string, string[] | null | undefined> | null | undefined,
  formId: string,
) {
  return Object.entries(errors ?? {}).flatMap(([name, texts]) =>
    (texts ?? []).map((text) => ({ id: name ? `${formId}-${name}` : undefined, text })),
  );
}
