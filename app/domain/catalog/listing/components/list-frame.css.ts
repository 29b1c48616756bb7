import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '~/ui/theme/contract.css';
import { from, layer, space, target, type } from '~/ui/tokens/tokens';

export const top = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: space[3],
  paddingBottom: space[4],
});

export const sort = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  flex: '1 1 auto',
  fontSize: type.base,
  '@media': { [from.tablet]: { flex: 'none', marginLeft: 'auto' } },
});
globalStyle(`${sort} select`, { width: 'auto', flex: '1 1 auto' });
globalStyle(`${sort} [hidden]`, { display: 'none' });

export const behind = `color-mix(in srgb, ${theme.color.text} 45%, transparent)`;

const panelHead = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between' });

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[3],
  alignItems: 'start',
  '@media': { [from.desktop]: { gridTemplateColumns: '17rem minmax(0, 1fr)', gap: space[5] } },
});

export const narrowBar = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[3],
  paddingBottom: space[3],
  '@media': { [from.desktop]: { display: 'none' } },
});
globalStyle(`${narrowBar} > button`, { flex: '1 1 8rem', paddingLeft: space[1], paddingRight: space[1] });

/** On a phone a panel that the button opens; on a wide screen simply a column. */
export const filters = style({
  width: '100%',
  maxWidth: '26rem',
  height: '100%',
  maxHeight: 'none',
  margin: 0,
  padding: `0 ${space[4]}`,
  overflowY: 'auto',
  background: theme.color.surface,
  color: theme.color.text,
  border: 0,
  borderRight: `1px solid ${theme.color.line}`,
  '::backdrop': { background: behind },
  '@media': {
    [from.desktop]: {
      display: 'block',
      position: 'static',
      height: 'auto',
      padding: `${space[2]} ${space[4]}`,
      border: `1px solid ${theme.color.line}`,
      borderRadius: theme.radius.large,
    },
  },
});

export const filterHead = style([
  panelHead,
  {
    position: 'sticky',
    top: 0,
    zIndex: layer.raised,
    padding: `${space[3]} 0`,
    background: theme.color.surface,
    borderBottom: `1px solid ${theme.color.line}`,
    '@media': { [from.desktop]: { display: 'none' } },
  },
]);

/** Changes with each choice: the browser must hold on to the filters instead, or the clicked box would jump. */
export const results = style({ overflowAnchor: 'none', minWidth: 0 });

export const chips = style({ display: 'flex', flexWrap: 'wrap', gap: space[2], paddingBottom: space[3] });

export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  minHeight: target,
  padding: `${space[1]} ${space[3]} ${space[1]} ${space[4]}`,
  background: theme.color.surface,
  border: `1px solid ${theme.color.lineStrong}`,
  borderRadius: '99px',
  textDecoration: 'none',
  ':hover': { borderColor: theme.color.text },
  '@media': { [from.desktop]: { minHeight: '2.25rem' } },
});

export const reset = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: target,
  padding: `0 ${space[3]}`,
});

export const empty = style({ display: 'flex', flexWrap: 'wrap', gap: space[5], alignItems: 'center' });
globalStyle(`${empty} > :first-child`, { width: '15rem', height: 'auto' });

export const ways = style({ display: 'grid', gap: space[1], margin: `${space[2]} 0 ${space[4]}` });
globalStyle(`${ways} a`, { display: 'inline-block', padding: `${space[1]} 0`, color: theme.color.accent });
