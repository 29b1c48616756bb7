import type { SplitText } from '~/platform/files/codec';

const EXAMPLE = '205/55 R16 91V';

const dimension =
  /^(P|LT|HL)?\s*(\d{3})(?:\s*\/\s*(\d{2}))?\s*(ZR|RF|R)\s*(\d{2}(?:[.,]5)?)\s*(CP?)?(?![\p{L}\d])/iu;

/** 91V; 104/102R; (93Y); 97(Y) */
const indices =
  /(?<![^\s(])(\()?(\d{2,3})(?:\s*\/\s*(\d{2,3}))?\s*(\()?([A-HJ-NP-Y])(\))?(?![\p{L}\d(])\)?/iu;

/** 31x10.50 R15; 7.50R16 */
const inches = /^(?:\d{2}\s*x\s*\d{1,2}[.,]\d{1,2}|\d{1,2}[.,]\d{2})\s*-?\s*R?\s*\d{2}/i;

const runFlat = ['RFT', 'SSR', 'ROF', 'ZP', 'RSC', 'EMT', 'DSST', 'HRS', 'XRP'];
const originalAndRunFlat = ['MOE', 'AOE'];
const original =
  /^(?:\*|MO\d?|AO\d?|RO\d|R0\d|N\d|NA\d|NE\d|NF\d|AR|AM\d|K\d|LR\d?|JLR|JRS|T\d|VOL|MC\d?|MGT|ALP|BL|TO)$/;
const rimProtection = ['FR', 'FSL', 'MFS', 'FP', 'RPB'];
const extraLoad = ['XL', 'RF', 'REINFORCED', 'REINF'];

/** 15XL; 91VXL; 94WRFT */
const glued = new RegExp(
  `(?<=R\\s*\\d{2}(?:[.,]5)?|\\d[A-HJ-NP-Y]\\)?)(${[...extraLoad, ...runFlat, ...rimProtection].join('|')})(?![\\p{L}\\d])`,
  'giu',
);

/** Undefined for a word without a column. */
function fieldsOfWord(word: string): Record<string, string> | undefined {
  if (extraLoad.includes(word)) return { xl: '1' };
  if (runFlat.includes(word)) return { runflat: word };
  if (originalAndRunFlat.includes(word)) return { oe: word, runflat: word };
  if (original.test(word)) return { oe: word };
  if (rimProtection.includes(word)) return { felgenschutz: '1' };
  if (word === 'M+S' || word === 'M&S') return { ms: '1' };
  return word === '3PMSF' ? { alpin: '1' } : undefined;
}

function wordsOf(text: string): string[] {
  return text
    .toUpperCase()
    .replace(/[★☆]/g, ' * ')
    .replace(/RUN[\s-]?FLAT/g, 'RFT')
    .replace(/EXTRA\s+LOAD/g, 'XL')
    .split(/[\s,;()]+/)
    .filter(Boolean);
}

function refusalOf(text: string): string {
  if (inches.test(text))
    return `„${text}“ ist eine Größe in Zoll; der Shop kennt nur Größen in Millimetern wie ${EXAMPLE}`;
  return dimension.test(text)
    ? `„${text}“ nennt keine Tragfähigkeit mit Geschwindigkeitsindex wie 91V`
    : `„${text}“ ist keine Größe wie ${EXAMPLE}`;
}

/** A size as wholesalers write it in one column: `205/55 R16 91V`, `225/45ZR17 (94W) XL FR *`, `195/70R15C 104/102R`. */
export function readSidewall(written: string): SplitText {
  const text = written.trim().replace(glued, ' $1');
  const size = dimension.exec(text);
  const behind = size ? text.slice(size[0].length) : '';
  const found = indices.exec(behind);
  if (!size || !found) return { refusal: refusalOf(text.slice(0, 60)) };
  const [, prefix = '', width = '', aspect = '', construction = '', rim = '', commercial] = size;
  const [whole, before, load = '', twin = '', inside, letter = ''] = found;
  const isOpen = before !== undefined || inside !== undefined;
  const speed = isOpen && letter.toUpperCase() === 'Y' ? '(Y)' : letter.toUpperCase();
  const fields: Record<string, string> = {
    breite: width,
    hoehe: aspect,
    bauart: construction.toUpperCase() === 'ZR' ? 'ZR' : 'R',
    durchmesser: rim.replace(',', '.'),
    tragfaehigkeit: load,
    tragfaehigkeitZwilling: twin,
    geschwindigkeitsindex: speed,
    xl: construction.toUpperCase() === 'RF' ? '1' : '0',
    c: commercial !== undefined || twin !== '' ? '1' : '0',
  };
  const unread = prefix === '' || prefix.toUpperCase() === 'P' ? [] : [prefix.toUpperCase()];
  for (const word of wordsOf(behind.replace(whole, ' '))) {
    const named = Object.entries(fieldsOfWord(word) ?? {});
    const isSecond = named.some(([name]) => name !== 'xl' && fields[name] !== undefined);
    if (named.length === 0 || isSecond) unread.push(word);
    else Object.assign(fields, Object.fromEntries(named));
  }
  return { fields, unread };
}
