/** Units by which base prices are told (§ 4 PAngV). */
export const contentUnits = ['l', 'kg', 'm', 'm²'] as const;
export type ContentUnit = (typeof contentUnits)[number];
