import { SaxesParser } from 'saxes';

/** Values by attribute, without the prefix; sub-attributes are objects. */
export type FeedValue = string | Record<string, string>;
export type Item = Record<string, FeedValue[]>;

export function itemsOf(xml: string): Item[] {
  const items: Item[] = [];
  const path: string[] = [];
  let text = '';
  let inner: Record<string, string> = {};
  const parser = new SaxesParser({ xmlns: true });
  parser.on('opentag', ({ name, local }) => {
    if (name === 'item') items.push({});
    path.push(local);
    text = '';
    if (path.at(-2) === 'item') inner = {};
  });
  parser.on('text', (piece) => {
    text += piece;
  });
  parser.on('closetag', ({ local }) => {
    const item = items.at(-1);
    const value = Object.keys(inner).length > 0 ? inner : text;
    if (item && path.at(-2) === 'item') item[local] = [...(item[local] ?? []), value];
    if (path.at(-3) === 'item') inner[local] = text;
    path.pop();
  });
  parser.on('error', (error) => {
    throw error;
  });
  parser.write(xml).close();
  return items;
}

const PRICE = /^(0|[1-9]\d*)\.\d\d EUR$/;
const ADDRESS = /^https?:\/\/[!-~]{1,1900}$/;
const MOMENT = String.raw`\d{4}-\d\d-\d\dT\d\d:\d\d(Z|[+-]\d{4})`;
const upTo = (length: number) => new RegExp(`^[^]{1,${length}}$`, 'u');
const unit = '(mg|g|kg|ml|cl|l|cbm|cm|m|sqm|ct)';

interface Rule {
  pattern: RegExp;
  isRequired?: true;
  /** 1 unless told. */
  most?: number;
}

/** Of Google's product data specification for Germany. */
const rules: Readonly<Record<string, Rule>> = {
  id: { pattern: /^[^\s]{1,50}$/u, isRequired: true },
  title: { pattern: upTo(150), isRequired: true },
  description: { pattern: upTo(5_000), isRequired: true },
  link: { pattern: ADDRESS, isRequired: true },
  image_link: { pattern: ADDRESS, isRequired: true },
  additional_image_link: { pattern: ADDRESS, most: 10 },
  availability: { pattern: /^(in_stock|out_of_stock|preorder|backorder)$/, isRequired: true },
  price: { pattern: PRICE, isRequired: true },
  sale_price: { pattern: PRICE },
  sale_price_effective_date: { pattern: new RegExp(`^${MOMENT}/${MOMENT}$`) },
  unit_pricing_measure: { pattern: new RegExp(`^\\d+(\\.\\d+)? ${unit}$`) },
  unit_pricing_base_measure: { pattern: new RegExp(`^(1|10|100|2|4|8|75|750|1000) ?${unit}$`) },
  condition: { pattern: /^(new|refurbished|used)$/, isRequired: true },
  gtin: { pattern: /^(\d{8}|\d{12,14})$/ },
  brand: { pattern: upTo(70) },
  mpn: { pattern: upTo(70) },
  identifier_exists: { pattern: /^(yes|no)$/ },
  item_group_id: { pattern: /^[^\s]{1,50}$/u },
  size: { pattern: upTo(100) },
  google_product_category: { pattern: /^(\d+|Vehicles & Parts( > [^>]+)+)$/ },
  product_type: { pattern: upTo(750) },
  energy_efficiency_class: { pattern: /^[A-G]$/ },
  min_energy_efficiency_class: { pattern: /^[A-G]$/ },
  max_energy_efficiency_class: { pattern: /^[A-G]$/ },
};

const parts: Readonly<Record<string, Readonly<Record<string, RegExp>>>> = {
  shipping: {
    country: /^DE$/,
    service: upTo(100),
    price: PRICE,
    min_handling_time: /^\d+$/,
    max_handling_time: /^\d+$/,
    min_transit_time: /^\d+$/,
    max_transit_time: /^\d+$/,
  },
  certification: {
    certification_authority: /^(EC|European_Commission)$/,
    certification_name: /^EPREL$/,
    certification_code: /^\d+$/,
  },
};

const centsOf = (item: Item, name: string) => Math.round(Number.parseFloat(String(item[name]?.[0])) * 100);

function hasCheckDigit(gtin: string): boolean {
  const digits = [...gtin.padStart(14, '0')].map(Number);
  return digits.reduce((sum, digit, at) => sum + digit * (at % 2 === 0 ? 3 : 1), 0) % 10 === 0;
}

function togetherProblems(item: Item): string[] {
  const has = (name: string) => item[name] !== undefined;
  const problems: string[] = [];
  if (centsOf(item, 'price') <= 0) problems.push('price is not above 0');
  if (has('sale_price') !== has('sale_price_effective_date')) problems.push('sale without its dates');
  if (has('sale_price') && centsOf(item, 'sale_price') >= centsOf(item, 'price'))
    problems.push('sale_price is not below price');
  if (has('unit_pricing_measure') !== has('unit_pricing_base_measure')) problems.push('half a unit price');
  if (has('gtin') && !hasCheckDigit(String(item.gtin?.[0]))) problems.push('gtin has a wrong check digit');
  const isKnown = has('gtin') || (has('brand') && has('mpn'));
  if ((item.identifier_exists?.[0] ?? 'yes') !== (isKnown ? 'yes' : 'no'))
    problems.push('identifier_exists does not fit');
  const classes = ['energy', 'min_energy', 'max_energy'].filter((name) => has(`${name}_efficiency_class`));
  if (classes.length % 3 !== 0) problems.push('half an energy class');
  if (has('item_group_id') && !has('size')) problems.push('a variant without what tells it apart');
  if (!has('shipping')) problems.push('no shipping');
  return problems;
}

function valueProblems(name: string, values: readonly FeedValue[]): string[] {
  const part = parts[name];
  if (part)
    return values.flatMap((value) => {
      const inner = typeof value === 'string' ? {} : value;
      const wrong = Object.entries(part).filter(([key, pattern]) => !pattern.test(inner[key] ?? ''));
      const unknown = Object.keys(inner).filter((key) => !(key in part));
      return [...wrong.map(([key]) => key), ...unknown].map((key) => `${name}.${key}: ${inner[key]}`);
    });
  const rule = rules[name];
  if (!rule) return [`${name} is no attribute`];
  const wrong = values.filter((value) => typeof value !== 'string' || !rule.pattern.test(value));
  return [
    ...wrong.map((value) => `${name}: ${JSON.stringify(value)}`),
    ...(values.length > (rule.most ?? 1) ? [`${name}: ${values.length} times`] : []),
  ];
}

/** What Google would complain about. */
export function feedProblems(items: readonly Item[]): string[] {
  const ids = items.map(({ id }) => String(id?.[0]));
  const twice = ids.filter((id, index) => ids.indexOf(id) !== index);
  const required = Object.entries(rules).flatMap(([name, rule]) => (rule.isRequired ? [name] : []));
  return [
    ...twice.map((id) => `${id} stands twice`),
    ...items.flatMap((item) =>
      [
        ...required.filter((name) => !item[name]).map((name) => `no ${name}`),
        ...Object.entries(item).flatMap(([name, values]) => valueProblems(name, values)),
        ...togetherProblems(item),
      ].map((problem) => `${item.id?.[0]}: ${problem}`),
    ),
  ];
}
