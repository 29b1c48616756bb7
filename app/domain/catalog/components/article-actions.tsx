import { createContext, type ReactNode, useContext } from 'react';
import type { ArticleKey } from '../articles/article';

export type ActionFields = readonly [name: string, value: string][];

const Actions = createContext<((articleKey: ArticleKey, fields?: ActionFields) => ReactNode) | undefined>(
  undefined,
);

/** Adds controls (a wish-list button) beside every article below; the catalog does not know which. */
export const ArticleActionsProvider = Actions.Provider;

export function ArticleActions({ articleKey, fields }: { articleKey: ArticleKey; fields?: ActionFields }) {
  return useContext(Actions)?.(articleKey, fields);
}
