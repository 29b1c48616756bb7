/** Names of the fields in which a day is typed in part, which the browser would send as empty. */
export function incompleteDates(form: Pick<HTMLFormElement, 'elements'>): string[] {
  return [...form.elements].flatMap((element) => {
    const { type, name, validity } = element as HTMLInputElement;
    return type === 'date' && validity.badInput ? [name] : [];
  });
}
