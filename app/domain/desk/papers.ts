export const orderPapers = ['lieferschein', 'packliste'] as const;
export type OrderPaper = (typeof orderPapers)[number];

export const paperNames: Readonly<Record<OrderPaper, string>> = {
  lieferschein: 'Lieferschein',
  packliste: 'Packliste',
};

export const paperPlurals: Readonly<Record<OrderPaper, string>> = {
  lieferschein: 'Lieferscheine',
  packliste: 'Packlisten',
};

/** As the documents slice names them. */
export const paperKinds = { lieferschein: 'delivery-note', packliste: 'packing-list' } as const;
