export const carPaint = {
  silber: '#b9c1c8',
  weiss: '#eef1f3',
  grau: '#737d86',
  schwarz: '#23282d',
  blau: '#1f4f8b',
  rot: '#a5201f',
  gruen: '#2f5b45',
  beige: '#c8b898',
} as const;

export const carParts = { glass: '#2f3b46', head: '#f4f8fb', tail: '#c8372d' } as const;
