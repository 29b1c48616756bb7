import type { SaleUnit } from '../selling';

export const productUnit: SaleUnit = { each: 'je Stück', set: 1 };
