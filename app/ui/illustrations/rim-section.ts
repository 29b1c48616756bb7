/** Measures of a rim, as marked on it: `7,5Jx17 ET45 5x112 ML66,6`. Undefined: unknown. */
export interface RimMeasures {
  /** Inches between the flanges. */
  readonly width: number;
  /** Inches, at the bead seats. */
  readonly diameter: number;
  /** Millimetres from the middle plane outwards to the mounting face. */
  readonly offset?: number | undefined;
  /** Diameter of the bolt circle in millimetres. */
  readonly bolts?: { readonly number: number; readonly circle: number } | undefined;
  /** Millimetres. */
  readonly bore?: number | undefined;
  /** Millimetres, per cent of them. */
  readonly tyre?: { readonly width: number; readonly aspect: number } | undefined;
}

const INCH = 25.4;
/** Height and thickness of a J flange, thickness of the hub (ETRTO; rounded), mm. */
const flange = { height: 17.5, thickness: 12 };
const HUB = 16;

type Point = readonly [x: number, radius: number];

const line = (points: readonly Point[]) =>
  `M${points.map(([x, radius]) => `${x.toFixed(1)} ${(-radius).toFixed(1)}`).join('L')}z`;
const mirrored = (points: readonly Point[]) => points.toReversed().map(([x, r]): Point => [-x, r]);

/** Millimetres; X leads inwards from the middle plane, radii from the axis. */
export function rimGeometry({ width, diameter, offset, bolts, bore, tyre }: RimMeasures) {
  const half = (width * INCH) / 2;
  const seat = (diameter * INCH) / 2;
  const edge = seat + flange.height;
  const sidewall = tyre && (tyre.width * tyre.aspect) / 100;
  const side = Math.max(half + flange.thickness, (tyre?.width ?? 0) / 2);
  const hub = (bolts?.circle ?? 110) / 2 + 20;
  return {
    half,
    seat,
    edge,
    hub,
    outer: seat + (sidewall ?? flange.height),
    left: Math.max(side, (offset ?? 0) + HUB),
    right: Math.max(side, -(offset ?? 0)),
    barrel: barrel(half, seat),
    disc: offset === undefined ? undefined : disc(half, seat, { face: -offset, hub, inner: (bore ?? 0) / 2 }),
    tyre: tyre && sidewall !== undefined ? tyreSection(half, seat, tyre.width / 2, sidewall) : undefined,
  };
}

/** Above the axis: flanges, bead seats, and between them the well, which is nearer to the outer side. */
function barrel(half: number, seat: number): string {
  const ledge = half * 0.42;
  const well = Math.min(20, half * 0.24);
  const outer: Point[] = [
    [-half - 12, seat + 8],
    [-half - 12, seat + 14],
    [-half - 8, seat + 17.5],
    [-half - 3, seat + 17],
    [-half, seat + 12],
    [-half, seat],
    [-half + ledge * 0.6, seat - 2],
    [-half + ledge, seat - 4],
  ];
  const drop: Point[] = [
    [-half + ledge + 10, seat - well],
    [half * 0.12, seat - well],
    [half - ledge, seat - 6],
  ];
  const inner = mirrored(outer.slice(0, -1));
  const below: Point[] = [
    [half + 7, seat + 8],
    [half - 2, seat - 8],
    [half - ledge - 4, seat - 14],
    [half * 0.12 + 3, seat - well - 8],
    [-half + ledge + 4, seat - well - 8],
    [-half + ledge - 4, seat - 12],
    [-half - 4, seat - 8],
  ];
  return line([...outer, ...drop, ...inner, ...below]);
}

interface Disc {
  face: number;
  hub: number;
  inner: number;
}

/** Above the axis: from the hub, which lies on the mounting face, to the outer side of the barrel. */
function disc(half: number, seat: number, { face, hub, inner }: Disc): string {
  const x = (value: number) => value.toFixed(1);
  const top = seat - 8;
  const middle = (hub + top) / 2;
  return [
    `M${x(face)} ${x(-inner)}V${x(-hub)}`,
    `C${x(face - 4)} ${x(-middle)} ${x(-half + 24)} ${x(-middle)} ${x(-half + 26)} ${x(-top)}`,
    `H${x(-half - 2)}`,
    `C${x(-half + 4)} ${x(-middle)} ${x(face - HUB)} ${x(-middle)} ${x(face - HUB)} ${x(-hub + 8)}`,
    `V${x(-inner)}z`,
  ].join('');
}

/** Above the axis, from bead to bead. */
function tyreSection(half: number, seat: number, side: number, sidewall: number): string {
  const at = (x: number, part: number) => `${x.toFixed(1)} ${(-seat - sidewall * part).toFixed(1)}`;
  const [skin, crown] = [0.1 * side, 0.16];
  const wall = (sign: 1 | -1) => {
    const [bead, widest, inner] = [half - 1, side, side - skin].map((x) => x * sign) as [
      number,
      number,
      number,
    ];
    const toe = (half - 16) * sign;
    return { bead, widest, inner, toe, shoulder: 0.74 * side * sign };
  };
  const [a, b] = [wall(-1), wall(1)];
  return [
    `M${at(a.bead, 0)}C${at(a.bead, 0.28)} ${at(a.widest, 0.3)} ${at(a.widest, 0.54)}`,
    `C${at(a.widest, 0.84)} ${at(a.shoulder * 1.16, 0.96)} ${at(a.shoulder, 0.98)}`,
    `Q${at(0, 1.02)} ${at(b.shoulder, 0.98)}`,
    `C${at(b.shoulder * 1.16, 0.96)} ${at(b.widest, 0.84)} ${at(b.widest, 0.54)}`,
    `C${at(b.widest, 0.3)} ${at(b.bead, 0.28)} ${at(b.bead, 0)}H${b.toe.toFixed(1)}`,
    `C${at(b.toe, 0.26)} ${at(b.inner, 0.3)} ${at(b.inner, 0.54)}`,
    `C${at(b.inner, 0.74)} ${at(b.shoulder, 1 - crown)} ${at(b.shoulder * 0.8, 1 - crown)}`,
    `H${(a.shoulder * 0.8).toFixed(1)}`,
    `C${at(a.shoulder, 1 - crown)} ${at(a.inner, 0.74)} ${at(a.inner, 0.54)}`,
    `C${at(a.inner, 0.3)} ${at(a.toe, 0.26)} ${at(a.toe, 0)}z`,
  ].join('');
}
