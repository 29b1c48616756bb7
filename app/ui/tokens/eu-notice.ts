/** Colours of the harmonised notice (EU) 2025/1960: Pantone Reflex Blue and Yellow. */
export const euNotice = {
  blue: '#003399',
  yellow: '#ffed00',
  ground: '#ffffff',
  ink: '#1a1a1a',
} as const;
