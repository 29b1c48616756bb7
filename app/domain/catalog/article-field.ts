import { z } from 'zod';
import { articleKinds } from './article';

const UNKNOWN = 'Dieser Artikel ist uns unbekannt.';

/** An article as forms name it: `tyre:<id>`. */
export const articleField = z
  .string({ error: UNKNOWN })
  .regex(new RegExp(`^(${articleKinds.join('|')}):[a-z0-9-]{1,120}$`), UNKNOWN)
  .transform((text) => {
    const [kind, articleId = ''] = text.split(':');
    return { kind: kind as (typeof articleKinds)[number], articleId };
  });
