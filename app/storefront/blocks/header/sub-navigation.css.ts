import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '~/ui/theme/contract.css';
import { fontSize, from, space, touchTarget, upTo } from '~/ui/tokens/tokens';
import { onPage } from './on-page.css';

export const row = style({
  display: 'none',
  fontSize: fontSize.small,
  color: theme.color.muted,
  borderBottom: `1px solid ${theme.color.line}`,
  '@media': { [from.desktop]: { display: 'block' } },
  selectors: { [onPage.start]: { display: 'none' } },
});

export const content = style({
  display: 'flex',
  alignItems: 'center',
  columnGap: space[4],
});
// Beside the links, not below them: each row here is one less of what a page is about.
globalStyle(`${content} > :is(span, ul)`, { flex: 'none' });
export const list = style({ display: 'flex', flexWrap: 'wrap', columnGap: space[4] });

globalStyle(`${list} a`, {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: touchTarget,
  color: theme.color.text,
  textDecoration: 'none',
});
globalStyle(`${list} a:hover`, { textDecoration: 'underline' });

/** Only where there is room beside the links. */
export const context = style({
  marginLeft: 'auto',
  minWidth: 0,
  lineHeight: 1.3,
  textAlign: 'right',
  '@media': { [upTo.wide]: { display: 'none' } },
});
globalStyle(`${context} a`, { display: 'inline-block', color: theme.color.accent, fontWeight: 600 });
