/** Each value falls back to the reference theme's colour where the page sets none. */
export const themeColours = {
  accent: 'var(--accent,#0b4a82)',
  accentText: 'var(--accent-text,#fff)',
  strong: 'var(--accent-strong,#072f54)',
  soft: 'var(--accent-soft,#e7f0f8)',
  warm: 'var(--action,#cf430b)',
  light: 'var(--surface,#fff)',
  text: 'var(--text,#15212d)',
  muted: 'var(--muted,#556270)',
  line: 'var(--line,#d8dee4)',
  danger: 'var(--danger,#c8372d)',
} as const;
