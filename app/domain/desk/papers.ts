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

/** Of an order without such pieces. */
export const nothingToShow: Readonly<Record<OrderPaper, string>> = {
  lieferschein:
    'Einen Lieferschein gibt es nicht: Von dieser Bestellung ist nichts zu liefern, und es wurde nichts geliefert.',
  packliste:
    'Eine Packliste gibt es nicht mehr: Für diese Bestellung liegt nichts bereit. Ihre Ware ist übergeben, versandt, storniert oder wieder frei.',
};

/** As the documents slice names them. */
export const paperKinds = { lieferschein: 'delivery-note', packliste: 'packing-list' } as const;
