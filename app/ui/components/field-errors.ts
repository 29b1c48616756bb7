/** Entries for an error summary; a field's id is the form's id and the field's name. */
export function fieldErrors(
  errors: Record<string, string[] | null | undefined> | null | undefined,
  formId: string,
) {
  return Object.entries(errors ?? {}).flatMap(([name, texts]) =>
    (texts ?? []).map((text) => ({ id: name ? `${formId}-${name}` : undefined, text })),
  );
}
