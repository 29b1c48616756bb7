import { mailColours as colours } from '~/ui/tokens/mail-colours';
import { LEFT, type Letter, mm, RIGHT } from './letter.server';

export interface Column {
  title: string;
  /** Millimetres; undefined: what the others leave. */
  width?: number;
  isNumber?: boolean;
}

export interface Cell {
  text: string;
  note?: string;
}

const GAP = mm(3);
const noteLook = { size: 8, color: colours.muted };

interface Place {
  x: number;
  width: number;
  align: 'left' | 'right';
}

function placesOf(columns: readonly Column[]): Place[] {
  const fixed = columns.reduce((sum, { width = 0 }) => sum + mm(width) + GAP, -GAP);
  const left = RIGHT - LEFT - fixed;
  let x = LEFT;
  return columns.map(({ width, isNumber }) => {
    const place = {
      x,
      width: width === undefined ? left : mm(width),
      align: isNumber ? 'right' : 'left',
    } as const;
    x += place.width + GAP;
    return place;
  });
}

/** The head stands on every page; a row stays whole. */
export function drawTable(
  letter: Letter,
  columns: readonly Column[],
  rows: readonly (readonly Cell[])[],
): void {
  const places = placesOf(columns);
  const drawHead = () => {
    places.forEach((place, index) => {
      const look = { ...place, size: 8, isBold: true, color: colours.muted };
      letter.write(columns[index]?.title ?? '', look);
    });
    letter.y += mm(5);
    letter.rule(letter.y, colours.muted);
    letter.y += mm(1.5);
  };
  const heightOf = ({ text, note }: Cell, { width }: Place) =>
    letter.height(text, { width }) + (note ? letter.height(note, { ...noteLook, width }) : 0);
  letter.reserve(mm(16));
  drawHead();
  for (const row of rows) {
    const height = Math.max(...places.map((place, index) => heightOf(row[index] ?? { text: '' }, place)));
    if (letter.reserve(height + mm(3))) drawHead();
    places.forEach((place, index) => {
      const { text, note } = row[index] ?? { text: '' };
      const used = letter.write(text, place);
      if (note) letter.write(note, { ...place, ...noteLook, y: letter.y + used });
    });
    letter.y += height + mm(1.5);
    letter.rule();
    letter.y += mm(1.5);
  }
}
