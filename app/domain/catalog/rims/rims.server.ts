import { germanTenths } from '~/values/tenths';
import { categoryKind } from '../listing/category-kind.server';
import { approvalOf, boltCircle, rimCategoryOf, rimMaterialOf } from './rim';
import { rimList } from './rim-listing';
import { rims } from './tables';

export const rimKind = categoryKind({
  list: rimList,
  table: rims,
  choicesAt: (categoryUrl) => {
    const material = rimMaterialOf.get(categoryUrl);
    return material && { material };
  },
  categoryOf: ({ material }) => rimCategoryOf(material),
  tagsOf: (rim) => [
    rim.colour,
    `Mittenloch ${germanTenths(rim.centreBoreTenths)} mm`,
    `bis ${rim.maxLoadKg} kg`,
    rim.approval ? 'mit ABE' : 'mit Teilegutachten',
  ],
  factsOf: (rim) => [
    ['Material', rim.material === 'alu' ? 'Leichtmetall' : 'Stahl'],
    ['Farbe', rim.colour],
    ['Durchmesser', `${germanTenths(rim.diameterTenths)} Zoll`],
    ['Breite', `${germanTenths(rim.widthTenths)} Zoll`],
    ['Lochkreis', boltCircle(rim)],
    ['Einpresstiefe', `ET ${rim.offset} mm`],
    ['Mittenloch', `${germanTenths(rim.centreBoreTenths)} mm`],
    ['Traglast', `${rim.maxLoadKg} kg`],
    ['Zulassung', approvalOf(rim)],
  ],
});
