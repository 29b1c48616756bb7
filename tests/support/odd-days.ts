/** Days as people mistype them and as programs send them; browsers write the year 26 as 0026. */
export const oddDays = [
  '0000-01-01',
  '0000-00-00',
  '0001-01-01',
  '0026-12-24',
  '0999-12-31',
  '1582-10-10',
  '1899-12-31',
  '1900-01-01',
  '1900-02-29',
  '1999-12-31',
  '2000-02-29',
  '2026-02-29',
  '2026-02-31',
  '2028-02-29',
  '2027-03-28',
  '2027-10-31',
  '2026-13-01',
  '2199-12-31',
  '2200-12-31',
  '2201-01-01',
  '9998-12-31',
  '9999-12-31',
  '10000-01-01',
  '-000001-01-01',
  '+275760-09-13',
  '+275761-01-01',
  'infinity',
  '-infinity',
  'Invalid Date',
  '',
] as const;

/** 2027-03-28 02:30 does not exist, 2027-10-31 02:30 exists twice. */
const clocks = ['00:00', '02:30', '23:59'];

export const oddMoments: readonly string[] = oddDays.flatMap((day) => [
  `${day}T12:00:00Z`,
  `${day}T23:59:59.999Z`,
  `${day}T00:00:00+14:00`,
  ...clocks.map((clock) => `${day}T${clock}`),
]);

export const oddMonths: readonly string[] = [
  ...new Set(oddDays.map((day) => day.replace(/-\d\d$/, ''))),
  '2026-00',
  '2026-13',
  '2026-1',
];

/** As PostgreSQL takes them for a column of days or moments. */
export const oddStoredDays = [
  '-infinity',
  '4713-01-01 BC',
  '0044-03-15 BC',
  '0001-01-01',
  '0026-12-24',
  '1582-10-10',
  '2201-01-01',
  '9999-12-31',
  '10000-01-01',
  '275760-09-14',
  'infinity',
] as const;
