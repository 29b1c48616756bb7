/**
 * Handles of the area that is left of a photo, which the fields of the form hold in per cent. Its text stands in the page, so it
 * names nothing outside of itself. `data-crop` marks the photo, `data-handle` what is dragged or moved by arrow keys: a corner
 * by its compass points, or the whole area.
 */
export function cropIsland(): void {
  const SHORTEST = 5;
  const names = ['links', 'oben', 'breite', 'hoehe'];

  function follow(stage: HTMLElement): void {
    const boxes = stage.querySelectorAll<HTMLElement>('[data-box]');
    const form = stage.closest('form');
    if (!form) return;
    const field = (name: string) =>
      form.elements.namedItem(name) as (HTMLInputElement & HTMLSelectElement) | null;
    const between = (low: number, value: number, high: number) => Math.min(Math.max(value, low), high);
    let area = [0, 0, 100, 100];

    function show(): void {
      const [left, top, width, height] = area;
      const place = { left: `${left}%`, top: `${top}%`, width: `${width}%`, height: `${height}%` };
      for (const box of boxes) Object.assign(box.style, place);
    }

    function read(): void {
      const typed = names.map((name) => Number(field(name)?.value.replace(',', '.') || Number.NaN));
      const [left = 0, top = 0, width = 100, height = 100] = typed;
      if (typed.every((number) => number >= 0) && left + width <= 100 && top + height <= 100) {
        area = typed;
        show();
      }
    }

    function move(
      handle: string,
      [left = 0, top = 0, width = 0, height = 0]: number[],
      x: number,
      y: number,
    ): void {
      if (handle === 'all') {
        area = [between(0, left + x, 100 - width), between(0, top + y, 100 - height), width, height];
      } else {
        const [right, bottom] = [left + width, top + height];
        const west = handle.includes('w') ? between(0, left + x, right - SHORTEST) : left;
        const east = handle.includes('e') ? between(left + SHORTEST, right + x, 100) : right;
        const north = handle.includes('n') ? between(0, top + y, bottom - SHORTEST) : top;
        const south = handle.includes('s') ? between(top + SHORTEST, bottom + y, 100) : bottom;
        area = [west, north, east - west, south - north];
      }
      area = area.map((number) => Math.round(number * 10) / 10);
      names.forEach((name, index) => {
        const own = field(name);
        if (own) own.value = String(area[index]).replace('.', ',');
      });
      const shape = field('verhaeltnis');
      if (shape) shape.value = 'frei';
      show();
    }

    function drag(event: PointerEvent, handle: HTMLElement): void {
      const { width, height } = stage.getBoundingClientRect();
      const from = area;
      const onMove = ({ clientX, clientY }: PointerEvent) =>
        move(
          handle.dataset.handle ?? '',
          from,
          ((clientX - event.clientX) / width) * 100,
          ((clientY - event.clientY) / height) * 100,
        );
      handle.setPointerCapture(event.pointerId);
      handle.addEventListener('pointermove', onMove);
      for (const end of ['pointerup', 'pointercancel'])
        handle.addEventListener(end, () => handle.removeEventListener('pointermove', onMove), { once: true });
    }

    function onKey(event: KeyboardEvent, handle: HTMLElement): void {
      const by = event.shiftKey ? 5 : 1;
      const step = new Map([
        ['ArrowLeft', [-by, 0]],
        ['ArrowRight', [by, 0]],
        ['ArrowUp', [0, -by]],
        ['ArrowDown', [0, by]],
      ]).get(event.key);
      if (!step) return;
      const [x = 0, y = 0] = step;
      event.preventDefault();
      move(handle.dataset.handle ?? '', area, x, y);
    }

    for (const handle of stage.querySelectorAll<HTMLElement>('[data-handle]')) {
      handle.addEventListener('pointerdown', (event) => drag(event, handle));
      handle.addEventListener('keydown', (event) => onKey(event, handle));
    }
    for (const name of names) field(name)?.addEventListener('input', read);
    stage.hidden = false;
    read();
  }

  for (const stage of document.querySelectorAll<HTMLElement>('[data-crop]')) follow(stage);
}
