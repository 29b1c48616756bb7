import { expect, test } from 'vitest';
import { revalidation } from './session-update';

test('what belongs to a session is asked for again as the spec says', () => {
  expect(revalidation(false)).toMatchObject({
    dedupingInterval: 2_000,
    focusThrottleInterval: 5_000,
    loadingTimeout: 3_000,
    errorRetryInterval: 5_000,
    revalidateOnFocus: true,
    revalidateOnReconnect: true,
    refreshInterval: 0,
  });
  // A count would end the tries; without one they go on with the interval doubled eight times.
  expect(revalidation(false)).not.toHaveProperty('errorRetryCount');
  expect(revalidation(true)).toMatchObject({ loadingTimeout: 5_000, errorRetryInterval: 10_000 });
});
