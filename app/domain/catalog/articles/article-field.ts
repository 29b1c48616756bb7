import { z } from 'zod';
import { type ArticleKind, articleKinds } from './article';

const UNKNOWN = 'Dieser Artikel ist uns unbekannt.';

export interface ArticleRef {
  kind: ArticleKind;
  code: string;
}

export const articleField = z
  .string({ error: UNKNOWN })
  .regex(new RegExp(`^(${articleKinds.join('|')}):[a-z0-9-]{1,120}$`), UNKNOWN)
  .transform((text): ArticleRef => {
    const [kind, code = ''] = text.split(':');
    return { kind: kind as ArticleKind, code };
  });
