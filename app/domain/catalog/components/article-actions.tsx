import { createContext, type ReactNode, useContext } from 'react';
import type { ArticleKey } from '../articles/article';

/** Sent with an article's form. */
export type ActionFields = readonly [name: string, value: string][];

const Actions = createContext<((articleKey: ArticleKey, fields?: ActionFields) => ReactNode) | undefined>(
  undefined,
);

/** Adds controls such as a wish-list button beside every article below; the catalog does not know which. */
export const ArticleActionsProvider = Actions.Provider;

export function ArticleActions({ articleKey, fields }: { articleKey: ArticleKey; fields?: ActionFields }) {
  return useContext(Actions)?.(articleKey, fields);
}
