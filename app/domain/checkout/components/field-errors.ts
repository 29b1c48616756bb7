import type { SubmissionResult } from '@conform-to/react';

/** All errors of an answered form, each with the id of its field. */
export function fieldErrors(result: SubmissionResult<string[]> | undefined, formId: string) {
  return Object.entries(result?.error ?? {}).flatMap(([name, texts]) =>
    (texts ?? []).map((text) => ({ id: name ? `${formId}-${name}` : undefined, text })),
  );
}
