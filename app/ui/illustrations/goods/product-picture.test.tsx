import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { goodsNames } from '../goods-names';
import { forms } from './forms';
import { type DrawnProduct, ProductPicture } from './product-picture';

const box: DrawnProduct = {
  goods: 'roof-box',
  view: 'ganz',
  colour: 'Schwarz glänzend',
  make: 'Thule',
  name: 'Nordkap 310',
  marking: 'Schwarz glänzend',
  traits: { laenge: '157', volumen: '310' },
};
const draw = (product: Partial<DrawnProduct>) =>
  renderToStaticMarkup(<ProductPicture {...box} {...product} />);
const bytes = (markup: string) => new TextEncoder().encode(markup).length;

/** What one product says, and another of its kind. */
const pairs: readonly (readonly [DrawnProduct['goods'], DrawnProduct['traits'], DrawnProduct['traits']])[] = [
  ['roof-box', { laenge: '157' }, { laenge: '232' }],
  ['roof-rack', { dachform: 'Reling' }, { dachform: 'Regenrinne' }],
  ['roof-rack', { material: 'Aluminium' }, { material: 'Stahl' }],
  ['bike-rack', { anbau: 'Anhängerkupplung', raeder: '2' }, { anbau: 'Anhängerkupplung', raeder: '4' }],
  ['bike-rack', { anbau: 'Heckklappe' }, { anbau: 'Dach' }],
  ['tow-bar', { elektrosatz: '7-polig' }, { elektrosatz: '13-polig' }],
  ['tow-bar', { bauart: 'starr' }, { bauart: 'schwenkbar' }],
  ['boot-tray', { rand: '2.5' }, { rand: '10' }],
  ['mats', { teile: '2' }, { teile: '4' }],
  ['mats', { material: 'Velours' }, { material: 'Kokos' }],
  ['child-seat', { groesseab: '40' }, { groesseab: '100' }],
  ['care', { art: 'Autoshampoo', menge: '250' }, { art: 'Autoshampoo', menge: '5000' }],
  ['oil', { menge: '1' }, { menge: '60' }],
  ['oil', { viskositaet: '0W-20' }, { viskositaet: '5W-30' }],
  ['battery', { kapazitaet: '44', laenge: '207' }, { kapazitaet: '95', laenge: '353' }],
  ['battery', { pluspol: 'rechts' }, { pluspol: 'links' }],
  ['dashcam', { sicht: 'vorn' }, { sicht: 'vorn + hinten' }],
  ['park-assist', { sensoren: '4' }, { sensoren: '8' }],
  ['headlight', { art: 'Halogen', stueck: '1' }, { art: 'Halogen', stueck: '2' }],
  ['chains', { glied: '7' }, { glied: '16' }],
  ['first-aid', { ausfuehrung: 'Tasche' }, { ausfuehrung: 'Kissen' }],
  ['winter', { art: 'Eiskratzer' }, { art: 'Schneebesen' }],
  ['model-car', { vorbild: 'Volkswagen T1 Bus' }, { vorbild: 'Audi Quattro' }],
  ['sensor', { ventil: 'Gummi' }, { ventil: 'Aluminium silber' }],
];

describe('picture of a product', () => {
  it.each(goodsNames)('%s is a standalone file of at most 17 KB', (goods) => {
    for (const view of ['ganz', 'nah', 'karton'] as const) {
      const markup = draw({ goods, view, traits: {} });
      expect(markup).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox="-?\d+ -?\d+ \d+ \d+"/);
      expect(markup).not.toMatch(/NaN|undefined|Infinity/);
      expect(bytes(markup)).toBeLessThan(17 * 1024);
    }
  });

  it.each(pairs)('%s with %o is not the one with %o', (goods, one, other) => {
    expect(draw({ goods, traits: one })).not.toBe(draw({ goods, traits: other }));
  });

  it('has another form for each kind of thing, whatever its category', () => {
    const goods = {
      ...box,
      number: (_: string, otherwise: number) => otherwise,
      word: () => '',
      accent: '#0b4a82',
    };
    const drawn = Object.values(forms).map(({ draw: form }) =>
      renderToStaticMarkup(
        <svg aria-hidden="true">{form({ ...goods, body: (otherwise) => otherwise })}</svg>,
      ),
    );
    expect(new Set(drawn).size).toBe(drawn.length);
    expect(draw({ goods: 'shirt', traits: { art: 'Thermobecher' } })).toBe(
      draw({ goods: 'keyring', traits: { art: 'Thermobecher' } }),
    );
  });

  it('has the colour that its data names, and its make, escaped', () => {
    expect(draw({ colour: 'Weiß' })).not.toBe(draw({ colour: 'Schwarz' }));
    expect(draw({ make: 'A & <b>' })).toContain('A &amp; &lt;B&gt;');
  });

  it('stays small whatever numbers an address says', () => {
    const vast = {
      raeder: '1e9',
      elektrosatz: '999999999-polig',
      sensoren: '1e9',
      kontakte: '1e9',
      laenge: '1e99',
    };
    for (const goods of goodsNames)
      expect(
        bytes(draw({ goods, marking: 'mit 9999-Zoll-Monitor', traits: { ...vast, schaftlaenge: '1e9' } })),
        goods,
      ).toBeLessThan(20 * 1024);
  });
});
