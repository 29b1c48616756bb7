import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '~/ui/theme/contract.css';
import { fontSize, space } from '~/ui/tokens/tokens';

export const box = style({ display: 'grid', gap: space[3] });
/** Takes no room, yet is there to announce what comes. */
globalStyle(`${box} > :empty`, { position: 'absolute' });

/** The field takes the room that the button leaves; label and error stand above and below both. */
export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `${space[1]} ${space[2]}`,
});

export const whole = style({ gridColumn: '1 / -1' });

export const applied = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gap: space[2],
  alignItems: 'center',
  padding: `${space[1]} ${space[1]} ${space[1]} ${space[3]}`,
  border: `1.5px dashed ${theme.color.lineStrong}`,
  borderRadius: theme.radius.small,
});

export const words = style({ minWidth: 0, padding: `${space[2]} 0` });

export const code = style({ overflowWrap: 'anywhere', letterSpacing: '0.02em' });

export const title = style({ color: theme.color.muted, fontSize: fontSize.small });

export const refusal = style({
  gridColumn: '1 / -1',
  padding: `0 ${space[3]} ${space[2]} 0`,
  color: theme.color.danger,
  fontSize: fontSize.small,
  fontWeight: 550,
});
