import { note, row, stack } from '~/ui/layout/recipes.css';
import { style } from '~/ui/layout/style';
import { theme } from '~/ui/theme/contract.css';

export const list = style(stack(), { gap: [4, 6], gridTemplateColumns: theme.home.reasons });
export const reason = style(row({ gap: 3, align: 'stretch' }), { borderTop: 'line', paddingTop: 3 });
export const icon = style({ flex: 'none', color: 'accent' });
export const title = style({ fontSize: 'base', fontWeight: 650, letterSpacing: 0 });
export const text = style(note(), { paddingTop: 1 });
