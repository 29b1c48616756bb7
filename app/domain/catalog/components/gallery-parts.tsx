import { useHref } from 'react-router';
import { carPictureAsAvif } from '~/paths';
import { ChevronLeftIcon, ChevronRightIcon } from '~/ui/icons/icons';
import { lettering as letteringClass } from './article-page.css';
import * as styles from './gallery.css';
import type { GalleryView } from './gallery-view';
import { PhotoImage } from './picture';

export const viewId = (index: number) => `ansicht-${index + 1}`;

/** Of the slide in sight. */
export const slideIndex = ({ scrollLeft, clientWidth }: Element) =>
  Math.round(scrollLeft / (clientWidth || 1));

interface ViewProps {
  view: GalleryView;
  /** Pixels of a photo. */
  size: number;
  sizes?: string;
  alt: string;
  className?: string;
  isMain?: boolean;
  isEager?: boolean;
  isThumbnail?: boolean;
}

export function ViewImage({ view, isThumbnail, ...looks }: ViewProps) {
  const src = useHref('src' in view ? view.src : '');
  if ('photo' in view) return <PhotoImage photo={view.photo} {...looks} />;
  const { width, height } = view;
  const { alt, isMain } = looks;
  if (view.look === 'sheet')
    return (
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={alt} className={styles.viewPhoto}>
        <use href={`${src}#${isThumbnail ? 'form' : 'mass'}`} />
      </svg>
    );
  return (
    <picture>
      {view.look === 'car' && <source type="image/avif" srcSet={carPictureAsAvif(src)} />}
      <img
        src={src}
        alt={alt}
        width={width}
        height={height}
        className={styles.viewPhoto}
        loading={isMain ? undefined : 'lazy'}
        fetchPriority={isMain ? 'high' : undefined}
      />
    </picture>
  );
}

export function Lettering({ src }: { src: string }) {
  return <img src={useHref(src)} alt="" className={`${letteringClass} ${styles.viewPhoto}`} />;
}

/** Leads on from the last to the first. */
export function Arrows({ onTurn }: { onTurn: (by: 1 | -1) => void }) {
  return (
    <>
      <button type="button" aria-label="Vorheriges Bild" className={styles.before} onClick={() => onTurn(-1)}>
        <ChevronLeftIcon />
      </button>
      <button type="button" aria-label="Nächstes Bild" className={styles.after} onClick={() => onTurn(1)}>
        <ChevronRightIcon />
      </button>
    </>
  );
}
