import { inline } from '~/ui/layout/recipes.css';
import { style } from '~/ui/layout/style';

export const notice = style({
  padding: [2, 4],
  color: 'text',
  textAlign: 'center',
  background: 'warnSoft',
  overflowWrap: 'anywhere',
});
export const banner = style(notice, { background: 'accentSoft', fontWeight: 600 });
export const noticeLink = style(inline(), { color: 'text' });
