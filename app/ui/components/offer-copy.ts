/** Its text stands in pages, so it names nothing outside of itself. The clipboard needs a secure context. */
export function offerCopy(place: HTMLElement | null): void {
  const button = place?.querySelector('button');
  const told = place?.querySelector('[role=status]');
  if (!place || !button || !told || !navigator.clipboard) return;
  place.hidden = false;
  button.onclick = () =>
    navigator.clipboard.writeText(button.value).then(
      () => {
        told.textContent = button.dataset.done ?? '';
      },
      () => {},
    );
}
