import type { MiddlewareFunction } from 'react-router';
import { requestContext, servicesContext } from '../contexts';

/** Gives the request its database, clock, log and keys. */
export const requestContextMiddleware: MiddlewareFunction<Response> = ({ context }) => {
  const { database, now, log, keys } = context.get(servicesContext);
  context.set(requestContext, { db: database.db, now, log, keys });
};
