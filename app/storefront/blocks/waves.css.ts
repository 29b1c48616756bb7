import { style } from '@vanilla-extract/css';
import { theme } from '~/ui/theme/contract.css';

export const waves = style({ position: 'absolute', left: 0, bottom: 'calc(100% - 0.5px)' });
export const crest = style({ fill: theme.color.accent });
