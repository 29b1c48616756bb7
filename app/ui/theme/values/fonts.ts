/** The files are declared in `base.css.ts` and load only where a theme uses them. */
export const fonts = {
  archivoNarrow: "'Archivo Narrow', 'Archivo Narrow Fallback', 'Arial Narrow', system-ui, sans-serif",
  geist: "Geist, 'Geist Fallback', system-ui, sans-serif",
  figtree: "Figtree, 'Figtree Fallback', system-ui, sans-serif",
  publicSans: "'Public Sans', 'Public Sans Fallback', system-ui, sans-serif",
  system: "system-ui, 'Segoe UI', Roboto, sans-serif",
} as const;
