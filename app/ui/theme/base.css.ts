import { globalFontFace, globalStyle } from '@vanilla-extract/css';
import { fontSize, space } from '../tokens/tokens';
import { theme } from './contract.css';

/** The fallback's metrics make Arial as wide as the family, so that text does not move when the font file arrives. */
const families = [
  {
    family: 'Archivo Narrow',
    file: '@fontsource-variable/archivo-narrow/files/archivo-narrow-latin-wght-normal.woff2',
    metrics: { sizeAdjust: '82.5%', ascentOverride: '126%', descentOverride: '37.6%' },
  },
  {
    family: 'Geist',
    file: '@fontsource-variable/geist/files/geist-latin-wght-normal.woff2',
    metrics: { sizeAdjust: '102.1%', ascentOverride: '98.9%', descentOverride: '29.4%' },
  },
  {
    family: 'Figtree',
    file: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
    metrics: { sizeAdjust: '99.9%', ascentOverride: '95.1%', descentOverride: '25%' },
  },
  {
    family: 'Public Sans',
    file: '@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2',
    metrics: { sizeAdjust: '104.4%', ascentOverride: '91%', descentOverride: '22%' },
  },
];

for (const { family, file, metrics } of families) {
  globalFontFace(family, {
    src: `url('${file}') format('woff2')`,
    fontWeight: '100 900',
    fontStyle: 'normal',
    fontDisplay: 'swap',
  });
  globalFontFace(`${family} Fallback`, {
    src: "local('Arial'), local('Liberation Sans')",
    lineGapOverride: '0%',
    ...metrics,
  });
}

globalStyle('*, *::before, *::after', { boxSizing: 'border-box' });

globalStyle('html', {
  textSizeAdjust: '100%',
  scrollPaddingTop: '150px',
  // Focused elements and anchors stop above the bars at the foot of the window.
  scrollPaddingBottom: 'calc(1.3 * (var(--foot-room, 0rem) + var(--bar-room, 0rem)))',
  colorScheme: 'light',
});
// Anchors of a page only: the next page starts at its top at once.
globalStyle('html:has(:target)', {
  '@media': { '(prefers-reduced-motion: no-preference)': { scrollBehavior: 'smooth' } },
});

globalStyle('html[data-scheme="dark"]', { colorScheme: 'dark' });

globalStyle('body', {
  margin: 0,
  minHeight: '100vh',
  display: 'flex',
  flexDirection: 'column',
  paddingBottom: 'var(--bar-room, 0rem)',
  background: theme.color.page,
  color: theme.color.text,
  fontFamily: theme.font.body,
  fontSize: fontSize.base,
  lineHeight: 1.5,
  fontFeatureSettings: "'tnum'",
  WebkitFontSmoothing: 'antialiased',
  overflowWrap: 'break-word',
  textWrap: 'pretty',
});

globalStyle('h1, h2, h3, h4, p, dl, dd, ul, ol, figure, fieldset, legend', { margin: 0, padding: 0 });
// Text of operators may be wider than a phone, also in grids, which make room for the longest word.
globalStyle('h1, h2, h3, p, dd, address, strong, b', { overflowWrap: 'anywhere' });
globalStyle('ul, ol', { listStyle: 'none' });
globalStyle('fieldset', { border: 0, minWidth: 0 });
globalStyle('h1, h2, h3', {
  fontFamily: theme.font.display,
  fontWeight: theme.headline.weight,
  letterSpacing: theme.headline.tracking,
  lineHeight: 1.2,
  textWrap: 'balance',
});
globalStyle('h1', { textTransform: theme.headline.case as 'none' });
globalStyle('a', { color: 'inherit', textUnderlineOffset: '0.15em' });
// A telephone number stays on one line if it fits.
globalStyle(':where(a[href^="tel:"])', { display: 'inline-block' });
globalStyle('img, svg', { display: 'block', maxWidth: '100%' });
globalStyle('button, input, select, textarea', { font: 'inherit', color: 'inherit' });
globalStyle('summary', { cursor: 'pointer' });
globalStyle(':focus-visible', {
  outline: `3px solid ${theme.color.focus}`,
  outlineOffset: '2px',
  borderRadius: theme.radius.small,
});
globalStyle('table', { borderCollapse: 'collapse' });
globalStyle('th', { textAlign: 'left', fontWeight: 600 });
globalStyle('td, th', { padding: `${space[2]} ${space[3]}`, verticalAlign: 'top' });

globalStyle('*, *::before, *::after', {
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '0.01ms !important',
      scrollBehavior: 'auto !important' as 'auto',
    },
    print: { boxShadow: 'none !important' },
  },
});
