import { goodsColours, makeColours } from '../../tokens/goods-colours';
import type { GoodsName } from '../goods-names';
import { Carton, cartonFrame } from './carton';
import { formOf } from './forms';
import type { DrawnField, Goods } from './goods';
import { Ground } from './ground';

export interface DrawnProduct {
  goods: GoodsName;
  view: 'ganz' | 'nah' | 'karton';
  colour: string;
  make: string;
  marking: string;
  /** Without its make; empty where nothing tells it. */
  name: string;
  /** What its fields say. */
  traits: Readonly<Partial<Record<DrawnField, string>>>;
}

function colourNamed(name: string): string | undefined {
  const words = name.toLowerCase();
  return goodsColours.find(([word]) => words.includes(word))?.[1];
}

/** The same make has the same colour on every picture. */
function colourOfMake(make: string): string {
  const sum = [...make].reduce((total, letter) => total * 31 + (letter.codePointAt(0) ?? 0), 7);
  return makeColours[sum % makeColours.length] ?? makeColours[0];
}

function asGoods({ colour, make, name, marking, traits }: DrawnProduct): Goods {
  const own = colourNamed(colour);
  return {
    colour,
    body: (otherwise) => own ?? otherwise,
    accent: colourOfMake(make),
    make,
    name: name || marking,
    marking,
    number(field, otherwise, [least, most]) {
      const value = Number.parseFloat(traits[field] ?? '');
      return Number.isFinite(value) ? Math.min(most, Math.max(least, value)) : otherwise;
    },
    word: (field) => traits[field] ?? '',
  };
}

/** What is shown of a square: all of it, or its middle as one sees it from close by. */
function viewBox([left, top, edge]: readonly [number, number, number], view: DrawnProduct['view']): string {
  const cut = view === 'nah' ? edge * 0.24 : 0;
  return [left + cut, top + cut, edge - 2 * cut, edge - 2 * cut].map(Math.round).join(' ');
}

/** Picture of a product, drawn from what its data says. Meant for a file of its own: it carries xmlns and ids. */
export function ProductPicture(drawn: DrawnProduct) {
  const { view, make, marking } = drawn;
  const goods = asGoods(drawn);
  const { draw, frame } = formOf(drawn.goods, goods.word('art'));
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={viewBox(view === 'karton' ? cartonFrame : frame, view)}
      fontFamily="system-ui,sans-serif"
      strokeWidth="1.2"
      strokeLinejoin="round"
      role="img"
    >
      <title>{`${make} ${goods.name} ${marking}`}</title>
      <Ground />
      {view === 'karton' ? (
        <Carton goods={goods} frame={frame}>
          {draw(goods)}
        </Carton>
      ) : (
        draw(goods)
      )}
    </svg>
  );
}
