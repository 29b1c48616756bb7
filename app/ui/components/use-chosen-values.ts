import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Shows what is chosen in the selects of a form: a select applies its default only once, and a new element would lose the focus. @param chosen by name */
export function useChosenValues(chosen: Readonly<Record<string, string>>): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => {
    for (const [name, value] of Object.entries(chosen)) {
      const field = form.current?.elements.namedItem(name);
      if (field instanceof HTMLSelectElement) field.value = value;
    }
  });
  return form;
}
