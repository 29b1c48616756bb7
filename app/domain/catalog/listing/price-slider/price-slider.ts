import type { PriceBars } from '../price-histogram';

const ends = [
  ['Von', 'Kleinster Preis (Euro)'],
  ['Bis', 'Größter Preis (Euro)'],
] as const;

/** '1.045,50' → 1045.5 */
const euros = (text: string) => Number.parseFloat(text.replace('.', '').replace(',', '.'));

function makeHandles(place: Element): HTMLInputElement[] {
  const handles = ends.map(([, label]) => {
    const handle = document.createElement('input');
    handle.type = 'range';
    handle.ariaLabel = label;
    return handle;
  });
  place.append(...handles);
  return handles;
}

/** Handles below the histogram that write into the text fields of `name`. Called again with each histogram. @param onRelease a handle was let go */
export function slide(
  place: HTMLElement,
  { least, most, step }: PriceBars,
  name: string,
  onRelease: (event: Event) => void,
): void {
  const [lower, upper] =
    place.children.length > 0 ? [...place.querySelectorAll('input')] : makeHandles(place);
  for (const [index, handle] of [lower, upper].entries()) {
    if (!handle || !lower || !upper) return;
    const limit = index === 0 ? least : most;
    const field = handle.form?.elements.namedItem(name + ends[index]?.[0]);
    if (!(field instanceof HTMLInputElement)) return;
    Object.assign(handle, { min: least, max: most, step });
    // Each new list resets the form before this is called again.
    handle.defaultValue = String(euros(field.value) || limit);
    handle.value = handle.defaultValue;
    // React's form listens to each step, too.
    handle.oninput = (event) => {
      event.stopPropagation();
      const [low, high] = [lower.valueAsNumber, upper.valueAsNumber];
      if (low > high) handle.value = (index === 0 ? upper : lower).value;
      field.value = handle.valueAsNumber === limit ? '' : handle.value;
    };
    handle.onchange = (event) => {
      event.stopPropagation();
      onRelease(event);
    };
  }
}
