import { pageKey } from '~/domain/tenancy/page-path';
import type { Guide } from './guide';
import { autumn, holiday, spring, winter } from './season-guides';
import { accident, airConditioning, windscreen } from './workshop-guides';

/** By the order in which they are listed. */
export const guides: readonly Guide[] = [
  spring,
  autumn,
  winter,
  holiday,
  airConditioning,
  windscreen,
  accident,
];

/** @param page path below the location */
export function guideAt(page: string): Guide | undefined {
  return guides.find(({ path }) => pageKey(path) === pageKey(page));
}
