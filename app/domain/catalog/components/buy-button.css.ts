import { backdrop } from '~/ui/components/panel.css';
import { globalStyle, style } from '~/ui/layout/style';
import { theme } from '~/ui/theme/contract.css';

export const question = style({
  background: 'surface',
  border: 'strong',
  borderRadius: 'large',
  padding: 5,
  fontSize: 'base',
  color: 'text',
  maxWidth: '26rem',
  margin: 'auto',
  borderTop: `4px solid ${theme.color.accent}`,
  '::backdrop': { background: backdrop },
});
globalStyle(`${question} > p`, { marginBottom: 4 });

// The empty alternative leaves the button its name.
globalStyle('button[data-refused="false"]::after', { content: '"✓" / ""' });
globalStyle('button[data-refused="?"]', { WebkitTextFillColor: 'transparent' });
globalStyle('button[data-refused="?"]::after', {
  content: '"Wird gelegt …" / ""',
  position: 'absolute',
  WebkitTextFillColor: 'currentColor',
});
