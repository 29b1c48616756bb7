import type { MiddlewareFunction } from 'react-router';
import { requestContext, servicesContext } from '../contexts';

export const requestContextMiddleware: MiddlewareFunction<Response> = ({ context }) => {
  const { database, now, log, keys } = context.get(servicesContext);
  context.set(requestContext, { db: database.db, now, log, keys });
};
