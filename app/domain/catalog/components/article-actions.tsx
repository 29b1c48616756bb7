import { createContext, type ReactNode, useContext } from 'react';
import type { ArticleKey } from '../articles/article';

const Actions = createContext<((articleKey: ArticleKey) => ReactNode) | undefined>(undefined);

/** Adds controls such as a wish-list button beside every article below; the catalog does not know which. */
export const ArticleActionsProvider = Actions.Provider;

export function ArticleActions({ articleKey }: { articleKey: ArticleKey }) {
  return useContext(Actions)?.(articleKey);
}
