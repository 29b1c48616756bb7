/** Families as they stand in a theme; their files come with `base.css.ts` and load only where used. */
export const fonts = {
  archivoNarrow: "'Archivo Narrow', 'Arial Narrow', system-ui, sans-serif",
  geist: 'Geist, system-ui, sans-serif',
  figtree: 'Figtree, system-ui, sans-serif',
  publicSans: "'Public Sans', system-ui, sans-serif",
  system: "system-ui, 'Segoe UI', Roboto, sans-serif",
} as const;
