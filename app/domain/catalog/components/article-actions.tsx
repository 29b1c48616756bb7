import { createContext, type ReactNode, useContext } from 'react';
import type { ArticleKey } from '../articles/article';

const Actions = createContext<((articleKey: ArticleKey) => ReactNode) | undefined>(undefined);

/** Offers something beside every article below, such as remembering it; the catalogue does not know what. */
export const ArticleActionsProvider = Actions.Provider;

/** What the shop offers beside an article, by its key (`tyre:<id>`). */
export function ArticleActions({ articleKey }: { articleKey: ArticleKey }) {
  return useContext(Actions)?.(articleKey);
}
