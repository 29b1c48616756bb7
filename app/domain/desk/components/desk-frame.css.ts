import { assignVars } from '@vanilla-extract/css';
import { cluster, container, inline } from '~/ui/layout/recipes.css';
import { globalStyle, style } from '~/ui/layout/style';
import { theme } from '~/ui/theme/contract.css';
import { deskColors } from '~/ui/theme/values/desk';
import { swiped } from './swiped.css';

/** The desk looks alike at every location: plain, light or dark as the device is set. */
export const desk = style({
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100vh',
  background: 'page',
  color: 'text',
  fontFamily: theme.font.body,
  vars: {
    ...assignVars(theme.color, deskColors.light),
    ...assignVars(theme.font, { body: 'system-ui, sans-serif', display: 'system-ui, sans-serif' }),
    ...assignVars(theme.radius, { small: '6px', large: '10px' }),
    ...assignVars(theme.headline, { weight: '650', case: 'none', tracking: '-0.01em' }),
  },
  '@media': {
    'screen and (prefers-color-scheme: dark)': {
      colorScheme: 'dark',
      vars: assignVars(theme.color, deskColors.dark),
    },
  },
});

// Forms of the desk stand in columns.
globalStyle(`${desk} input[type="tel"]`, { maxWidth: 'none' });

globalStyle(`${desk} ::file-selector-button`, {
  font: 'inherit',
  color: 'text',
  background: 'raised',
  border: `1.5px solid ${theme.color.lineStrong}`,
  borderRadius: 'small',
  padding: [1, 3],
  marginRight: 3,
  cursor: 'pointer',
});

globalStyle(`${desk} section > [role="status"]:last-child`, { marginBottom: 0 });

/** The same mark of what opens, whatever the summary looks like. */
const summary = `${desk} summary`;
globalStyle(summary, { listStyle: 'none', cursor: 'pointer' });
globalStyle(`${summary}::-webkit-details-marker`, { display: 'none' });
globalStyle(`${summary}::after`, {
  content: '""',
  display: 'inline-block',
  flex: 'none',
  width: '0.45em',
  height: '0.45em',
  marginInline: '0.6em 0.2em',
  borderRight: '2px solid',
  borderBottom: '2px solid',
  transform: 'translateY(-0.15em) rotate(45deg)',
});
globalStyle(`${desk} details[open] > summary::after`, { transform: 'translateY(0.1em) rotate(-135deg)' });

export const bar = style({ background: 'raised', borderBottom: 'line', print: { display: 'none' } });
export const barRow = style(cluster({ columnGap: 5, rowGap: 1, align: 'center' }), container(), {
  padding: [2, 4],
});
export const place = style({
  fontSize: 'medium',
  fontWeight: 650,
  flex: '1 1 0',
  minWidth: '10rem',
  belowTablet: { fontSize: 'base', lineHeight: 1.25 },
});
/** A row of its own, which scrolls where it is too long. */
export const navArea = style(swiped, { order: 1, width: '100%' });
/** The day's work, and the office below it. */
export const navRows = style(cluster({ columnGap: 4 }), {
  flexWrap: 'nowrap',
  desktop: { flexDirection: 'column' },
});

export const menu = style({ position: 'relative' });
export const menuPanel = style({
  background: 'raised',
  border: 'line',
  borderRadius: 'large',
  boxShadow: 'high',
  padding: [2, 4],
  position: 'absolute',
  right: 0,
  top: '100%',
  zIndex: 'menu',
  minWidth: '14rem',
  maxWidth: '80vw',
});
export const menuItem = style(inline(), { width: '100%', color: 'text', textDecoration: 'none' });
export const menuButton = style(menuItem, {
  background: 'none',
  border: 'none',
  padding: 0,
  font: 'inherit',
  cursor: 'pointer',
});
export const main = style(container(), {
  width: '100%',
  padding: [4, 4],
  flex: '1 0 auto',
  ':focus': { outline: 'none' },
});
