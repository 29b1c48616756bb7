import { redirect } from 'react-router';
import { z } from 'zod';
import type { KeyedContext } from '~/platform/context';
import { openQuery, sealQuery } from '../sealed-query.server';

type Keyed = Pick<KeyedContext, 'keys' | 'now'>;

const SENT = 'gesendet';

/** The page that says so may be opened again, which sends nothing. */
export const goToMailed = (context: Keyed, page: string, email: string): Response =>
  redirect(`${page}?${SENT}=${sealQuery(context, page, email)}`, 303);

/** The address that a mail went to. */
export const mailedTo = (context: Keyed, page: string, { searchParams }: URL): string | undefined =>
  openQuery(context, page, { sealed: searchParams.get(SENT), schema: z.string() });
