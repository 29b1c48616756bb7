import { UNSAFE_ErrorResponseImpl as ErrorResponse } from 'react-router';
import { expect, it, vi } from 'vitest';
import { keepFailedForms } from './failed-form';

it.each([
  ['the network is gone', new TypeError('Failed to fetch')],
  ['the shop is stopped', new ErrorResponse(503, '', 'Wartung')],
])('a form that does not arrive is answered by nothing: %s', (_, result) => {
  const results = { page: { type: 'error' as const, result } };
  const onFailure = vi.fn();
  keepFailedForms(results, onFailure);
  expect(onFailure).toHaveBeenCalledOnce();
  expect(results.page).toMatchObject({ type: 'data', result: { data: undefined, init: { status: 503 } } });
});

it.each([
  ['a redirect', 'error', new Response(null, { status: 303, headers: { location: '/' } })],
  ['a refusal', 'error', new ErrorResponse(404, '', '')],
  ['an answer', 'data', { message: 'Zu viele' }],
] as const)('%s is as it was', (_, type, result) => {
  const results = { page: { type, result } };
  const onFailure = vi.fn();
  keepFailedForms(results, onFailure);
  expect(onFailure).not.toHaveBeenCalled();
  expect(results.page).toEqual({ type, result });
});
