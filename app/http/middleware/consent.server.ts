import type { MiddlewareFunction } from 'react-router';
import { readConsent } from '../consent/consent-cookie';
import { consentContext } from '../contexts';

export const consentMiddleware: MiddlewareFunction<Response> = ({ context, request }) => {
  context.set(
    consentContext,
    readConsent(request.headers.get('cookie') ?? undefined, request.headers.get('sec-gpc') === '1'),
  );
};
