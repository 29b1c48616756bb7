import { expect, it } from 'vitest';
import { openingHoursNodes } from './opening-hours';

it('tells the end of the day as its last minute', () => {
  const { openingHoursSpecification: usual, specialOpeningHoursSpecification: special } = openingHoursNodes(
    {
      openingHours: [{ days: ['Sa'], from: '18:00', to: '24:00' }],
      specialDays: [{ date: '2026-11-30', from: '20:00', to: '24:00' }],
    },
    new Date('2026-11-27T12:00:00Z'),
  );
  expect(usual).toMatchObject([{ opens: '18:00', closes: '23:59' }]);
  expect(special[0]).toMatchObject({ opens: '20:00', closes: '23:59', validFrom: '2026-11-30' });
});
