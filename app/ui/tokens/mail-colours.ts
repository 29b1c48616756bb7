export const mailColours = {
  page: '#f2f4f6',
  paper: '#ffffff',
  text: '#15212d',
  muted: '#556270',
  line: '#d8dee4',
} as const;
