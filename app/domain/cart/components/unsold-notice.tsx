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
      In {city} verkaufen wir nicht: {articles.join('; ')}. Zu haben ist das an einem anderen Standort;
      dorthin können Sie Ihren Warenkorb wieder übernehmen.
    </Notice>
  );
}
