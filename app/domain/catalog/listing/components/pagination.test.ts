import { describe, expect, it } from 'vitest';
import { pageNumbers } from './pagination';

describe('page numbers', () => {
  it.each([
    [1, 1, [1]],
    [1, 3, [1, 2, 3]],
    [1, 7, [1, 2, 0, 7]],
    [4, 7, [1, 2, 3, 4, 5, 6, 7]],
    [5, 9, [1, 0, 4, 5, 6, 0, 9]],
    [9, 9, [1, 0, 8, 9]],
  ])('page %i of %i', (page, pages, numbers) => expect(pageNumbers(page, pages)).toEqual(numbers));
});
