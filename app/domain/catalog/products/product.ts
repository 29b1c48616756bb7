import type { SaleUnit } from '../selling';
import type { CategoryField, FieldValues } from './category-field';

export const productUnit: SaleUnit = { each: 'je Stück', set: 1 };

const setUnit: SaleUnit = { each: 'je Satz', set: 1 };

/** A product of several parts (mats: 'Satz: 4 Teile') is sold by the set. */
export function unitOfProduct(fields: readonly CategoryField[], values: FieldValues): SaleUnit {
  const hasParts = fields.some(({ name, unit }) => {
    const [parts] = [values[name]].flat();
    return unit === 'Teile' && typeof parts === 'number' && parts > 1;
  });
  return hasParts ? setUnit : productUnit;
}
