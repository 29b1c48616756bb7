import { z } from 'zod';
import { type Cell, cell } from '~/platform/files/cells';
import { slugOf } from '~/values/slug';
import { articleKinds } from './article';

const named = new RegExp(`^(?:(${articleKinds.join('|')}):)?([^:]+)$`, 'i');

/**
 * The name of an article (`tyre:con-12-5`), or a number alone as people write it: `CON 12/5`, an article number, a GTIN.
 * `articlesByNumber` says which article that is.
 */
export const articleCell: Cell<string> = cell(
  z.string().transform((text, context): string => {
    const [, kind, number = ''] = named.exec(text.trim()) ?? [];
    if (slugOf(number) === '')
      context.addIssue({ code: 'custom', message: 'kein Artikel wie tyre:continental-…' });
    return kind ? `${kind.toLowerCase()}:${slugOf(number)}` : number.trim();
  }),
);
