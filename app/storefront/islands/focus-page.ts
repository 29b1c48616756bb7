/** For an element with the focus that is gone; one that has it keeps it. */
export function focusPage(): void {
  if (document.activeElement === document.body)
    document.getElementById('inhalt')?.focus({ preventScroll: true });
}
