import { expect, it } from 'vitest';
import type { AppointmentRules } from '../appointment-rules';
import { fittingSearch, type SetToFit } from './fitting-terms';

const rules: Pick<AppointmentRules, 'services'> = {
  services: [
    { service: 'inspektion', minutes: 120 },
    { service: 'montage', minutes: 60, fits: ['tyre'] },
    { service: 'wechsel', minutes: 30, needs: ['highVoltage'], fits: ['complete-wheel'] },
  ],
};
const tyres: SetToFit = {
  kind: 'tyre',
  quantity: 4,
  rimTenths: 165,
  isRunFlat: false,
  hasSensors: false,
  vehicleKg: undefined,
};
const wheels: SetToFit = { ...tyres, kind: 'complete-wheel', rimTenths: 210, vehicleKg: 2_400 };

it('takes an hour for four tyres, and needs a bay for their size', () => {
  const needs = { abilities: [], rimInch: 17, liftKg: undefined };
  expect(fittingSearch(rules, [tyres])).toEqual({ serviceUrl: 'montage', minutes: 60, needs });
});

it.each([
  ['one tyre', [{ ...tyres, quantity: 1 }], 60],
  ['five tyres', [{ ...tyres, quantity: 5 }], 120],
  [
    'two axles of two',
    [
      { ...tyres, quantity: 2 },
      { ...tyres, quantity: 2, rimTenths: 180 },
    ],
    60,
  ],
  ['two sets', [tyres, tyres], 120],
  ['tyres and wheels', [tyres, wheels], 90],
])('takes as long for %s as its sets of four', (_, sets, minutes) => {
  expect(fittingSearch(rules, sets)?.minutes).toBe(minutes);
});

it('needs what any of the sets needs', () => {
  const sets = [{ ...tyres, isRunFlat: true, hasSensors: true }, wheels];
  expect(fittingSearch(rules, sets)?.needs).toEqual({
    abilities: ['highVoltage', 'runFlat', 'pressureSensors'],
    rimInch: 21,
    liftKg: 2_400,
  });
});

it('is impossible without rules, without sets, and where one of them is not put on', () => {
  const [, montage] = rules.services;
  expect(fittingSearch(undefined, [tyres])).toBeUndefined();
  expect(fittingSearch(rules, [])).toBeUndefined();
  expect(fittingSearch({ services: montage ? [montage] : [] }, [tyres, wheels])).toBeUndefined();
});
