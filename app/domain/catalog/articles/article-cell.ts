import { z } from 'zod';
import { type Cell, cell } from '~/platform/files/cells';
import { slugOf } from '~/values/slug';
import { type ArticleKey, type ArticleKind, articleKinds } from './article';

const named = new RegExp(`^(?:(${articleKinds.join('|')}):)?([^:]+)$`, 'i');

/** The name of an article, or the number alone, which is a tyre's. Numbers are spelt as imports store them: `CON 12/5` is `tyre:con-12-5`. */
export const articleCell: Cell<ArticleKey> = cell(
  z.string().transform((text, context): ArticleKey => {
    const [, kind = 'tyre', number = ''] = named.exec(text.trim()) ?? [];
    const code = slugOf(number);
    if (code === '') context.addIssue({ code: 'custom', message: 'kein Artikel wie tyre:continental-…' });
    return `${kind.toLowerCase() as ArticleKind}:${code}`;
  }),
);
