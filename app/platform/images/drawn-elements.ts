/** An element of a drawing, in the order of the file. */
export interface DrawnElement {
  id: string | undefined;
  /** Ids that it draws again. */
  references: readonly string[];
  children: DrawnElement[];
}

const MAX_REFERENCE_DEPTH = 12;
/** Browsers and librsvg draw so many in a fraction of a second. */
const MAX_DRAWN = 100_000;

/**
 * How many elements a drawing draws, each as often as it is referred to.
 * @returns undefined for one that refers to itself, or to more than can be drawn in a moment
 */
export function countDrawn(root: DrawnElement): number | undefined {
  const byId = new Map<string, DrawnElement>();
  const collect = (element: DrawnElement) => {
    if (element.id !== undefined) byId.set(element.id, element);
    element.children.forEach(collect);
  };
  collect(root);
  const known = new Map<DrawnElement, number>();
  const open = new Set<DrawnElement>();
  let isEndless = false;
  function count(element: DrawnElement, references: number): number {
    const counted = known.get(element);
    if (counted !== undefined) return counted;
    if (open.has(element) || references > MAX_REFERENCE_DEPTH) isEndless = true;
    if (isEndless) return 0;
    open.add(element);
    let sum = 1;
    for (const child of element.children) sum += count(child, references);
    for (const id of element.references) {
      const target = byId.get(id);
      if (target) sum += count(target, references + 1);
    }
    open.delete(element);
    if (sum > MAX_DRAWN) isEndless = true;
    known.set(element, sum);
    return sum;
  }
  const total = count(root, 0);
  return isEndless ? undefined : total;
}
