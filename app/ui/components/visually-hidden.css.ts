import { style } from '~/ui/layout/style';

export const visuallyHiddenRules = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

export const visuallyHidden = style(visuallyHiddenRules);
