import { themeColours } from '../tokens/theme-colours';

/** Names are set in type only: a maker's artwork is never drawn. */
interface Setting {
  weight: number;
  letters: 'upper' | 'own';
  /** Letter spacing in px. */
  tracking: number;
  isSlanted?: true;
  /** Letters cut out of a plate, or a line below them. */
  ground?: 'plate' | 'rule';
}

const settings: readonly Setting[] = [
  { weight: 800, letters: 'upper', tracking: 0 },
  { weight: 700, letters: 'own', tracking: 0, isSlanted: true },
  { weight: 300, letters: 'upper', tracking: 3 },
  { weight: 800, letters: 'upper', tracking: 1, ground: 'plate' },
  { weight: 500, letters: 'own', tracking: 1 },
  { weight: 700, letters: 'own', tracking: 0 },
  { weight: 600, letters: 'upper', tracking: 1, ground: 'rule' },
  { weight: 800, letters: 'upper', tracking: 0, isSlanted: true },
];

const SIZE = 20;
export const WORD_MARK_HEIGHT = 28;
const PLATE_PADDING = 7;
/** Px by which the last slanted letter leans out. */
const LEAN = 5;

function settingOf(name: string): Setting {
  const sum = [...name].reduce((hash, letter) => (hash * 31 + (letter.codePointAt(0) ?? 0)) % 65_521, 7);
  return settings[sum % settings.length] ?? { weight: 700, letters: 'own', tracking: 0 };
}

function letterWidth(letter: string): number {
  if (/[ijltfr.,'| ]/i.test(letter)) return /[A-Z]/.test(letter) && letter !== 'I' ? 0.56 : 0.31;
  if (/[mwMW]/.test(letter)) return 0.86;
  return /[A-Z0-9ÄÖÜŠ&]/.test(letter) ? 0.65 : 0.54;
}

function setName(name: string) {
  const setting = settingOf(name);
  const { letters, tracking, ground, isSlanted } = setting;
  const text = letters === 'upper' ? name.toUpperCase() : name;
  const width = Math.round([...text].reduce((sum, letter) => sum + letterWidth(letter) * SIZE + tracking, 0));
  const start = ground === 'plate' ? PLATE_PADDING : 0;
  return { text, setting, width, start, total: width + 2 * start + (isSlanted ? LEAN : 0) };
}

/** Width of a mark that is `WORD_MARK_HEIGHT` high. */
export function wordMarkWidth(name: string): number {
  return setName(name).total;
}

const { accentText } = themeColours;

function WordMark({ name, id }: { name: string; id: string }) {
  const { text, setting, width, start, total } = setName(name);
  const { weight, isSlanted, ground } = setting;
  return (
    <symbol id={id} viewBox={`0 0 ${total} ${WORD_MARK_HEIGHT}`} preserveAspectRatio="xMinYMid">
      {ground === 'plate' && <path d={`M0 2h${total}v24H0z`} fill="currentColor" />}
      {ground === 'rule' && <path d={`M0 25h${width}`} stroke="currentColor" strokeWidth="2" />}
      <text
        x={start}
        y="21"
        textLength={width}
        lengthAdjust="spacingAndGlyphs"
        fontSize={SIZE}
        fontWeight={weight}
        fontStyle={isSlanted && 'italic'}
        fill={ground === 'plate' ? accentText : 'currentColor'}
      >
        {text}
      </text>
    </symbol>
  );
}

/** A file with the marks `#m0`, `#m1` …; the page sets their colour. */
export function WordMarkSheet({ names }: { names: readonly string[] }) {
  return (
    <svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true">
      {names.map((name, index) => (
        <WordMark key={name} name={name} id={`m${index}`} />
      ))}
    </svg>
  );
}
