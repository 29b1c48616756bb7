import { Link } from 'react-router';
import { ArticleCards, CardLine, Tags } from '../../components/article-card';
import { ArticlePage, Facts, PageLine, PictureNote, Variants } from '../../components/article-page';
import { BuyBox } from '../../components/buy-box';
import { cardPicture } from '../../listing/card-address';
import { ListFrame } from '../../listing/components/list-frame';
import type { RimDetail, RimList } from '../find-rims.server';
import { rimUnit } from '../rim';
import type { RimCardData } from '../rim-card';

/** A list of rims. */
export function RimCards({ rims }: { rims: readonly RimCardData[] }) {
  return (
    <ArticleCards
      cards={rims}
      unit={rimUnit}
      lines={(rim) => (
        <>
          <CardLine main={rim.marking} />
          <Tags tags={rim.tags} />
        </>
      )}
    />
  );
}

/** The list of rims with its filters. */
export function RimListPage({ list, notice }: { list: RimList; notice?: string | undefined }) {
  return (
    <ListFrame list={list} notice={notice}>
      <RimCards rims={list.cards} />
    </ListFrame>
  );
}

/** The page of one rim; the sizes of its design are links. */
export function RimDetailPage({
  rim,
  category,
}: {
  rim: RimDetail;
  category: { title: string; path: string };
}) {
  const { card, title } = rim;
  const all = <Link to={category.path}>Alle {category.title}</Link>;
  return (
    <>
      <ArticlePage
        picture={cardPicture(card)}
        pictureText={`Zeichnung: ${title} ${card.marking}`}
        above={all}
        title={title}
        below={<Facts facts={rim.facts} />}
      >
        <PageLine main={card.marking} />
        <Tags tags={card.tags} />
        <Variants variants={rim.variants} />
        <BuyBox article={rim.buy} unit={rimUnit} others={all} />
      </ArticlePage>
      <PictureNote>
        Die Abbildung ist eine Zeichnung. Ob eine Felge an Ihr Fahrzeug passt, steht in ABE oder Gutachten;
        wir prüfen es gern mit Ihnen.
      </PictureNote>
    </>
  );
}
