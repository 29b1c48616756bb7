/** Of a heading about prices: gross prices of a sale, or amounts that are no such price. */
export type PriceSense = 'selling' | 'other';

/** 'EK-NettoPreis (€)' → ['ek', 'netto', 'preis'] */
const wordsIn = (heading: string): string[] =>
  heading
    .replace(/MwSt|USt/g, (tax) => tax.toLowerCase())
    .replace(/([a-zäöüß])([A-ZÄÖÜ])/g, '$1 $2')
    .replace(/([A-ZÄÖÜ])([A-ZÄÖÜ][a-zäöüß])/g, '$1 $2')
    .toLowerCase()
    .replace(/ä/g, 'ae')
    .replace(/ö/g, 'oe')
    .replace(/ü/g, 'ue')
    .replace(/ß/g, 'ss')
    .split(/[^a-z]+/)
    .filter(Boolean);

const PURCHASE =
  /^(h|g|n|l|nn|d)?ek(s|preis.*)?$|einkauf|einstand|bezugs?preis|haendler|wiederverk|lieferanten/;
const PURCHASE_ENGLISH = /^(purchase|purchasing|buying|cost|costs|dealer|wholesale|trade|net|nett)$/;
const NET = /netto|^nnn?$|^(net|nett)(price|prices|cost)$/;
const WITHOUT = /^(exkl|exklusive|excl|excluding|ex|zzgl|zuzueglich|plus|ohne|without)$/;
const TAX = /^(mwst|ust|mehrwertsteuer|umsatzsteuer|steuer|vat|tax)$/;
/** Amounts with two decimals that are no prices, or prices of something else. */
const OTHER =
  /gewicht|weight|^kg$|rabatt|discount|pfand|deposit|versand|fracht|shipping|freight|altlast|entsorg|steuersatz|marge|margin|aufschlag|provision|bonus|skonto|^ek|verbrauch(?!er)|volumen|volume|laenge|length|tiefe|durchmesser|offset|einpress/;

/** Say nothing more of a price that is gross anyway. */
const NEUTRAL =
  /^(inkl|inklusive|incl|including|einschl|einschliesslich|mit|with|mwst|ust|mehrwertsteuer|umsatzsteuer|steuer|vat|tax|brutto|gross|eur|euro|in|je|pro|per|stueck|stk|st|piece|each|ges|gesetzl|gesetzlicher|deutsche|de|der|d|ab|aktuell|aktueller|neu|neuer)$/;

const SELLING = new Set([
  'preis',
  'price',
  'vk',
  'vkpreis',
  'verkauf',
  'verkaufspreis',
  'bruttopreis',
  'bruttoverkaufspreis',
  'vkbrutto',
  'bruttovk',
  'endpreis',
  'endkundenpreis',
  'endkunden',
  'endverbraucherpreis',
  'kundenpreis',
  'ladenpreis',
  'shoppreis',
  'webpreis',
  'onlinepreis',
  'retailprice',
  'sellingprice',
  'salesprice',
  'consumerprice',
  'customerprice',
]);

/** Undefined: the heading says nothing of prices. */
export function priceSenseOf(heading: string): PriceSense | undefined {
  const words = wordsIn(heading);
  const isUntaxed = words.some((word) => WITHOUT.test(word)) && words.some((word) => TAX.test(word));
  const isOther = (word: string) =>
    PURCHASE.test(word) || PURCHASE_ENGLISH.test(word) || NET.test(word) || OTHER.test(word);
  if (isUntaxed || words.some(isOther)) return 'other';
  const rest = words.filter((word) => !NEUTRAL.test(word)).join('');
  const isTaxed = words.some((word) => /^(brutto|gross)$/.test(word) || TAX.test(word));
  return SELLING.has(rest) || (rest === '' && isTaxed) ? 'selling' : undefined;
}
