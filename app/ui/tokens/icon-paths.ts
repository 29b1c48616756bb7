/** Icons of the EU tyre label's three values, on a grid of 24. */
export const labelIconPaths = {
  fuel:
    'M5 20.5v-16c0-.6.4-1 1-1h7c.6 0 1 .4 1 1v16M3.5 20.5h12M7.5 6.5h4v4h-4z' +
    'M14 11.5h1.8c.7 0 1.2.5 1.2 1.2v3.8a1.75 1.75 0 0 0 3.5 0V9L17.7 6',
  wet:
    'M7 14a4 4 0 0 1-.3-8 5.7 5.7 0 0 1 10.9 1.3A3.4 3.4 0 0 1 17.3 14z' +
    'M8 17l-1 3M12.5 17l-1 3M17 17l-1 3',
  noise: 'M3.5 9.5v5H7l5 4v-13l-5 4zM15.5 9a4.3 4.3 0 0 1 0 6M18 6a8.5 8.5 0 0 1 0 12',
} as const;

export const heartPath =
  'M12 20.3S3.5 15.4 3.5 9.4A4.6 4.6 0 0 1 12 7a4.6 4.6 0 0 1 8.5 2.4c0 6-8.5 10.9-8.5 10.9z';

export const storePath =
  'M4.5 11v9.5h15V11M3.5 8.5l1.8-5h13.4l1.8 5' +
  'a2.83 2.83 0 0 1-5.65 0 2.83 2.83 0 0 1-5.7 0 2.83 2.83 0 0 1-5.65 0zM9.5 20.5V15h5v5.5';

export const cashPath =
  'M3.5 6.5h17c.6 0 1 .4 1 1v9c0 .6-.4 1-1 1h-17c-.6 0-1-.4-1-1v-9c0-.6.4-1 1-1z' +
  'M12 9.3a2.7 2.7 0 1 0 0 5.4 2.7 2.7 0 0 0 0-5.4zM5.8 12h.1M18.1 12h.1';

export const documentPath =
  'M6 3.5h8.5L18.5 7.5v12c0 .6-.4 1-1 1h-11c-.6 0-1-.4-1-1v-15c0-.6.4-1 1-1zM14 3.5V8h4.5M9 12.5h6M9 16h6';
