import { expect, it } from 'vitest';
import { createTagCounter } from './tag-counter';

it('what was made before one of its tags moved is no longer current', () => {
  const counter = createTagCounter();
  const before = counter.position();
  counter.move(['list:tyre', 'article:7']);
  expect(counter.isCurrent(before, ['list:rim', 'article:8'])).toBe(true);
  expect(counter.isCurrent(before, ['list:rim', 'article:7'])).toBe(false);
  expect(counter.isCurrent(counter.position(), ['article:7'])).toBe(true);
});

it('a family of tags moves as a whole', () => {
  const counter = createTagCounter();
  const before = counter.position();
  counter.move(['article']);
  expect(counter.isCurrent(before, ['article:7'])).toBe(false);
  expect(counter.isCurrent(before, ['articles:7', 'network', 'list:article'])).toBe(true);
});

it('everything can move', () => {
  const counter = createTagCounter();
  const before = counter.position();
  counter.moveAll();
  expect(counter.isCurrent(before, [])).toBe(false);
  expect(counter.isCurrent(counter.position(), ['network'])).toBe(true);
});

it('forgets old moves, and then trusts nothing that was made before them', () => {
  const counter = createTagCounter(2);
  const old = counter.position();
  counter.move(['article:1']);
  const afterFirst = counter.position();
  counter.move(['article:2']);
  counter.move(['article:2']);
  expect(counter.isCurrent(old, ['network'])).toBe(true);
  counter.move(['article:3']);
  expect(counter.isCurrent(old, ['network'])).toBe(false);
  expect(counter.isCurrent(afterFirst, ['network'])).toBe(true);
  expect(counter.isCurrent(afterFirst, ['article:2'])).toBe(false);
});
