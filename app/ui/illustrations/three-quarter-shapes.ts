import { line, type Spot, shape } from './three-quarter-view';

const mirrored = (spots: readonly Spot[]) =>
  spots.map(([forward, right, up]): Spot => [forward, -right, up]).reverse();
const across = (spots: readonly Spot[]) => [...spots, ...mirrored(spots)];

const roofEdge: Spot[] = [
  [0.3, 0.6, 1.4],
  [-0.3, 0.6, 1.44],
  [-1.0, 0.59, 1.43],
  [-1.72, 0.56, 1.36],
];
const pillar: Spot[] = [
  [0.98, 0.78, 0.95],
  [0.66, 0.7, 1.19],
  [0.3, 0.6, 1.4],
];
const screenTop: Spot[] = [
  [0.3, 0.6, 1.4],
  [0.4, 0.3, 1.44],
  [0.42, 0, 1.45],
];
const screenFoot: Spot[] = [
  [0.98, 0.78, 0.95],
  [1.14, 0.45, 0.98],
  [1.19, 0, 0.99],
];
const noseTop: Spot[] = [
  [1.9, 0.74, 0.73],
  [2.02, 0.45, 0.76],
  [2.07, 0, 0.77],
];
const noseFoot: Spot[] = [
  [1.86, 0.8, 0.2],
  [2.04, 0.5, 0.19],
  [2.12, 0, 0.19],
];
const fender: Spot[] = [
  [1.9, 0.74, 0.73],
  [1.5, 0.84, 0.87],
  [0.98, 0.86, 0.94],
];
const shoulder: Spot[] = [
  [1.9, 0.76, 0.7],
  [1.4, 0.88, 0.83],
  [0.9, 0.9, 0.9],
  [-0.6, 0.9, 0.95],
  [-1.6, 0.88, 0.99],
  [-2.05, 0.78, 0.98],
];
const tail: Spot[] = [
  [-1.72, 0.56, 1.36],
  [-1.95, 0.68, 1.14],
  [-2.08, 0.76, 0.92],
  [-2.12, 0.78, 0.6],
  [-2.05, 0.8, 0.24],
];
const sill: Spot[] = [
  [-2.05, 0.8, 0.24],
  [-1.95, 0.83, 0.21],
  [-1.6, 0.87, 0.2],
  [1.5, 0.88, 0.2],
  [1.86, 0.8, 0.2],
];

const back = (spots: readonly Spot[]) => [...spots].reverse();
const farFender = back(mirrored(fender));

export const body = shape(
  roofEdge,
  tail,
  sill,
  across(noseFoot),
  mirrored([
    [1.9, 0.74, 0.73],
    [1.95, 0.8, 0.5],
    [1.86, 0.8, 0.2],
  ]),
  farFender,
  back(mirrored(pillar)),
  back(across(screenTop)),
);
export const flank = shape(
  shoulder,
  [
    [-2.05, 0.78, 0.98],
    [-2.12, 0.78, 0.6],
    [-2.05, 0.8, 0.24],
  ],
  sill,
  [
    [1.86, 0.8, 0.2],
    [1.93, 0.78, 0.45],
    [1.9, 0.76, 0.7],
  ],
);
export const bonnet = shape(across(noseTop), farFender, back(across(screenFoot)), back(fender));
export const screen = shape(pillar, across(screenTop), mirrored(pillar), back(across(screenFoot)));
export const sideGlass = shape(
  [
    [0.84, 0.8, 0.97],
    [0.6, 0.75, 1.15],
    [0.26, 0.65, 1.35],
  ],
  [
    [0.26, 0.65, 1.35],
    [-0.4, 0.65, 1.38],
    [-1.0, 0.64, 1.37],
    [-1.5, 0.62, 1.32],
  ],
  [
    [-1.5, 0.62, 1.32],
    [-1.62, 0.7, 1.18],
    [-1.5, 0.8, 1.05],
  ],
  [
    [-1.5, 0.8, 1.05],
    [-0.4, 0.82, 1.0],
    [0.84, 0.8, 0.97],
  ],
);
const between = (upper: readonly Spot[], lower: readonly Spot[]) => shape(across(upper), back(across(lower)));
export const grille = between(
  [
    [2.0, 0.5, 0.66],
    [2.09, 0, 0.66],
  ],
  [
    [2.01, 0.5, 0.59],
    [2.1, 0, 0.58],
  ],
);
export const intake = between(
  [
    [2.02, 0.55, 0.42],
    [2.12, 0, 0.42],
  ],
  [
    [2.0, 0.62, 0.26],
    [2.12, 0, 0.26],
  ],
);
const nearLamp = shape([
  [1.99, 0.5, 0.71],
  [1.93, 0.66, 0.73],
  [1.74, 0.8, 0.78],
  [1.72, 0.84, 0.68],
  [1.92, 0.74, 0.6],
  [2.01, 0.52, 0.6],
  [1.99, 0.5, 0.71],
]);
const farLamp = shape([
  [1.99, -0.5, 0.71],
  [1.95, -0.64, 0.715],
  [1.96, -0.65, 0.63],
  [2.01, -0.52, 0.6],
  [1.99, -0.5, 0.71],
]);
export const lamps = nearLamp + farLamp;
export const joints = [
  line([
    [-0.3, 0.82, 1.0],
    [-0.32, 0.65, 1.38],
  ]),
  line([
    [0.88, 0.88, 0.9],
    [0.9, 0.9, 0.6],
    [0.84, 0.89, 0.26],
  ]),
  line([
    [-0.28, 0.82, 1.0],
    [-0.3, 0.91, 0.8],
    [-0.28, 0.9, 0.26],
  ]),
  line([
    [-1.34, 0.82, 1.04],
    [-1.12, 0.9, 0.82],
    [-0.98, 0.9, 0.56],
  ]),
  line([
    [-0.4, 0.9, 0.84],
    [-0.6, 0.9, 0.845],
  ]),
  line([
    [0.74, 0.89, 0.82],
    [0.54, 0.9, 0.825],
  ]),
].join('');
