/** Share of the font's size that a letter takes on average: a bold one, a plain one. */
const LETTER = { bold: 0.7, plain: 0.58 };

/** Words in one line that is no wider than there is room. */
export function Words({
  children,
  x,
  y = 0,
  size,
  room,
  fill,
  weight = 700,
}: {
  children: string;
  x?: number;
  y?: number;
  size: number;
  room: number;
  fill: string;
  weight?: number;
}) {
  const fitting = Math.min(
    size,
    Math.round((room / (Math.max(children.length, 1) * (weight > 600 ? LETTER.bold : LETTER.plain))) * 10) /
      10,
  );
  return (
    <text x={x} y={y} fontSize={fitting} fontWeight={weight} textAnchor="middle" fill={fill}>
      {children}
    </text>
  );
}
