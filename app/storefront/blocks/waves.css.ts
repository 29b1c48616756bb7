import { style } from '~/ui/layout/style';

export const waves = style({ position: 'absolute', left: 0, bottom: 'calc(100% - 0.5px)' });
export const crest = style({ fill: 'accent' });
