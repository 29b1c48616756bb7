import { z } from 'zod';
import { storableMoment } from '~/values/calendar';

/** The place after which a list of orders goes on: several may be of one millisecond. */
export interface OrderCursor {
  placedAt: Date;
  id: string;
}

const CURSOR = /^(\d{1,15})_([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/;

export const orderCursor = z
  .string()
  .max(60)
  .regex(CURSOR)
  .transform((text): OrderCursor => {
    const [, at, id = ''] = CURSOR.exec(text) ?? [];
    return { placedAt: storableMoment(new Date(Number(at))), id };
  });

export const formatOrderCursor = ({ placedAt, id }: OrderCursor) => `${placedAt.getTime()}_${id}`;
