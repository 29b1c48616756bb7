import { type ReactNode, useEffect } from 'react';
import { Link } from '~/ui/components/link';
import { Section } from '~/ui/components/section';
import { ChevronDownIcon } from '~/ui/icons/icons';
import type { Photo } from '~/values/photo';
import type { Fact } from '../fact';
import type { Variant } from '../listing/article-detail.server';
import { BelowFold } from './article-card';
import * as styles from './article-page.css';
import { ColourChoice, coloursOf } from './colour-choice';
import { fitWords } from './fit-words';
import { Gallery } from './gallery';
import type { DrawnView } from './gallery-view';
import { Picture } from './picture';
import { similar } from './similar.css';
import { upright } from './upright-cards.css';
import { VariantChoice } from './variant-choice';

export function ArticlePage({
  picture,
  pictureText,
  photos = [],
  drawn = [],
  lettering,
  above,
  title,
  children,
  buy,
  below,
}: {
  picture: string;
  pictureText: string;
  /** Undefined: the drawing is shown. */
  photos?: readonly Photo[];
  /** After the photos. */
  drawn?: readonly DrawnView[];
  /** Address of a transparent picture that lies on the first photo. */
  lettering?: string | undefined;
  above: ReactNode;
  title: string;
  children: ReactNode;
  buy: ReactNode;
  below: ReactNode;
}) {
  const whole = { src: picture, width: 560, height: 560, alternative: pictureText };
  const views = [...(photos.length > 0 ? photos.map((photo) => ({ photo })) : [whole]), ...drawn];
  return (
    <div className={styles.grid}>
      {photos.length > 0 || drawn.length > 0 ? (
        <Gallery key={photos[0]?.hash ?? picture} views={views} lettering={lettering} title={title} />
      ) : (
        <div className={styles.stage}>
          <Picture src={picture} size={560} className={styles.picture} isMain alt={pictureText} />
        </div>
      )}
      <div className={styles.what}>
        <p className={styles.above}>{above}</p>
        <h1 className={styles.title}>{title}</h1>
        {children}
      </div>
      <div className={styles.buy}>{buy}</div>
      {below}
    </div>
  );
}

export function Column({ children }: { children: ReactNode }) {
  return <div className={styles.column}>{children}</div>;
}

export function Wide({ children }: { children: ReactNode }) {
  return <div className={styles.wide}>{children}</div>;
}

export function PageLine({ main, more }: { main: string; more?: string }) {
  return (
    <p className={styles.size}>
      <strong>{main}</strong>
      {more && ` · ${more}`}
    </p>
  );
}

/** Variants that fit on a phone's first screen beside the price; more are collapsed. */
const FEW = 3;
/** More would push the price off a desktop's first screen. */
const MANY = 12;
const panelId = 'ausfuehrungen';

/** `hidePopover` throws for an element that is no popover, and in browsers without popovers. */
function closePanel(): void {
  const panel = document.getElementById(panelId);
  if (panel?.popover) panel.hidePopover();
}

export function Variants({ variants: all }: { variants: readonly Variant[] }) {
  const chosen = all.find(({ isCurrent }) => isCurrent);
  const colours = coloursOf(all);
  if (!chosen || colours.length === 0) return <Sizes variants={all} />;
  return (
    <>
      <ColourChoice colours={colours} variants={all} chosen={chosen} />
      <Sizes variants={all.filter(({ colour }) => colour === chosen.colour)} />
    </>
  );
}

function Sizes({ variants }: { variants: readonly Variant[] }) {
  const isFolded = variants.length > FEW;
  const chosen = variants.find(({ isCurrent }) => isCurrent);
  // biome-ignore lint/correctness/useExhaustiveDependencies: Back and Forward show another variant, too
  useEffect(closePanel, [chosen?.to]);
  if (variants.length < 2) return null;
  if (variants.length > MANY) return <VariantChoice variants={variants} />;
  return (
    <>
      {isFolded && (
        <button type="button" popoverTarget={panelId} className={styles.chosenVariant}>
          <span>
            <small>{variants.length} Ausführungen</small>
            {chosen?.label ?? 'Bitte wählen'}
          </span>
          <ChevronDownIcon size={20} />
        </button>
      )}
      <fieldset
        id={panelId}
        popover={isFolded ? 'auto' : undefined}
        aria-label="Ausführung"
        className={styles.variants}
      >
        {variants.map(({ label, to, isCurrent, verdict }) => (
          <Link
            key={to}
            to={to}
            className={styles.variant}
            aria-current={isCurrent ? 'page' : undefined}
            onClick={isFolded ? closePanel : undefined}
            preventScrollReset
          >
            {label}
            {verdict && fitWords[verdict.result] && <small>{fitWords[verdict.result]}</small>}
          </Link>
        ))}
      </fieldset>
    </>
  );
}

/** Not every browser knows where German words part. */
const withSoftHyphens = (term: string) =>
  term.replaceAll(/(\p{L}{5})(?=keits|index|durchmesser)/gu, '$1\u00AD');

export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <Section title="Produktdaten">
      <table className={styles.table}>
        <tbody>
          {facts.map(([term, value, to]) => (
            <tr key={term}>
              <th scope="row">{to ? <Link to={to}>{withSoftHyphens(term)}</Link> : withSoftHyphens(term)}</th>
              <td>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}

export function Similar({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Section title={title} className={similar}>
      <div className={upright}>
        <BelowFold value={true}>{children}</BelowFold>
      </div>
    </Section>
  );
}

export function PictureNote({ photos = [], children }: { photos?: readonly Photo[]; children: ReactNode }) {
  const hasDrawing = photos.length === 0 || photos.some(({ type }) => type === 'svg');
  return hasDrawing && <p className={styles.note}>{children}</p>;
}
