import { Notice } from '~/ui/components/notice';

interface UnsoldNoticeProps {
  city: string;
  /** Names of goods in the cart that are not sold there. */
  articles: readonly string[];
}

export function UnsoldNotice({ city, articles }: UnsoldNoticeProps) {
  if (articles.length === 0) return null;
  return (
    <Notice tone="warn">
      In {city} verkaufen wir nicht: {articles.join('; ')}. Ihr Warenkorb merkt es sich, falls Sie ihn an
      einen anderen Standort mitnehmen.
    </Notice>
  );
}
