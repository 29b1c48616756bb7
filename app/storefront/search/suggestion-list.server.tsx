import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { NamedPage } from '~/domain/search/named-pages';
import type { SuggestedArticle, Suggestions } from '~/domain/search/suggest.server';
import { joinPath } from '~/domain/tenancy/page-path';
import type { Tenant } from '~/domain/tenancy/tenant';
import { photoPath } from '~/paths';
import { Price } from '~/ui/components/price';
import { ChevronRightIcon, SearchIcon } from '~/ui/icons/icons';
import { formatNumber } from '~/values/german-number';
import * as styles from './suggestion-list.css';

const PICTURE_SIZE = 48;

interface Option {
  href: string;
  sign: ReactNode;
  words: ReactNode;
  end?: ReactNode;
}

function Options({ options }: { options: readonly Option[] }) {
  return options.map(({ href, sign, words, end }, index) => (
    <a
      key={href}
      role="option"
      aria-selected={false}
      tabIndex={-1}
      href={href}
      className={index === 0 ? styles.firstOption : styles.option}
    >
      {sign}
      <span>{words}</span>
      {end}
    </a>
  ));
}

function articleOption(article: SuggestedArticle, href: (path: string) => string, host: string): Option {
  const { to, picture, photo, title, marking, cents } = article;
  const source = photo ? host + photoPath(photo, 96) : href(picture);
  return {
    href: href(to),
    sign: <img src={source} width={PICTURE_SIZE} height={PICTURE_SIZE} alt="" loading="lazy" />,
    words: (
      <>
        {title} <small>{marking}</small>
      </>
    ),
    end: (
      <b>
        <Price cents={cents} />
      </b>
    ),
  };
}

function wayOption({ to, title, price }: NamedPage, href: (path: string) => string): Option {
  const end = price && <small>{price}</small>;
  return { href: href(to), sign: <ChevronRightIcon size={20} />, words: title, end };
}

export function suggestionMarkup({ basename, outside }: Tenant, found: Suggestions): string {
  const { typed, meant, leading, articles, ways, hits, allTo } = found;
  const href = (path: string) => joinPath(basename, path);
  const all = (to: string) => ({
    href: href(to),
    sign: <SearchIcon size={20} />,
    words: meant ? `Meinten Sie „${meant}“?` : `Alle Treffer für „${typed}“`,
    end: <small>{formatNumber(hits)}</small>,
  });
  return renderToStaticMarkup(
    <>
      <Options options={leading.map((way) => wayOption(way, href))} />
      <Options options={articles.map((article) => articleOption(article, href, outside.imageBase ?? ''))} />
      <Options options={ways.map((way) => wayOption(way, href))} />
      <Options options={hits > 0 && allTo ? [all(allTo)] : []} />
    </>,
  );
}
