import { expect, it } from 'vitest';
import { incompleteDates } from './incomplete-dates';

const field = (type: string, name: string, badInput: boolean) => ({ type, name, validity: { badInput } });

it('names the days that are typed in part, and no other field', () => {
  const elements = [
    field('date', 'whole', false),
    field('date', 'part', true),
    field('number', 'letters', true),
    field('submit', '', false),
  ];
  const form = { elements } as unknown as HTMLFormElement;
  expect(incompleteDates(form)).toEqual(['part']);
});
