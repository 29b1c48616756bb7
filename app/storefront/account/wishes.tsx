import { type ReactNode, useCallback } from 'react';
import { ArticleActionsProvider } from '~/domain/catalog/components/article-actions';
import { WishButton, WishForms } from '~/domain/wishlist/components/wish-button';

/** Gives every article below its wish list button. */
export function Wishes({ keys, children }: { keys: string[]; children: ReactNode }) {
  const button = useCallback(
    (articleKey: string) => <WishButton articleKey={articleKey} isOn={keys.includes(articleKey)} />,
    [keys],
  );
  return (
    <ArticleActionsProvider value={button}>
      {children}
      <WishForms />
    </ArticleActionsProvider>
  );
}
