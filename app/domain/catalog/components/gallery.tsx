import { type MouseEvent, type ReactNode, useRef, useState } from 'react';
import { useHref } from 'react-router';
import { useHydrated } from 'remix-utils/use-hydrated';
import { carPictureAsAvif, photoPath } from '~/paths';
import { button } from '~/ui/components/button.css';
import { ChevronLeftIcon, ChevronRightIcon } from '~/ui/icons/icons';
import {
  lettering as letteringClass,
  picture as pictureClass,
  slide as slideClass,
  stage as stageClass,
} from './article-page.css';
import * as styles from './gallery.css';
import type { GalleryView } from './gallery-view';
import { PhotoImage } from './picture';

const viewId = (index: number) => `ansicht-${index + 1}`;
const captionOf = (view: GalleryView) => ('photo' in view ? view.photo.alternative : view.caption);

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

function ViewImage({ view, isThumbnail, ...looks }: ViewProps) {
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

interface ViewLinkProps {
  view: GalleryView;
  onClick: (event: MouseEvent) => void;
  children: ReactNode;
}

/** Without JavaScript each picture links to its file. */
function ViewLink({ view, onClick, children }: ViewLinkProps) {
  const drawn = useHref('src' in view ? view.src : '');
  const [href, className] =
    'photo' in view ? [photoPath(view.photo, 1_920), pictureClass] : [drawn, styles.drawn];
  return <a {...{ href, className, onClick }}>{children}</a>;
}

function Lettering({ src }: { src: string }) {
  return <img src={useHref(src)} alt="" className={`${letteringClass} ${styles.viewPhoto}`} />;
}

/** Leads on from the last to the first. */
function Arrows({ onTurn }: { onTurn: (by: 1 | -1) => void }) {
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

function FullScreen({
  views,
  lettering,
  index,
  onChange,
  words,
}: {
  views: readonly GalleryView[];
  lettering: string | undefined;
  index: number;
  onChange: (index: number | undefined) => void;
  words: (index: number) => string;
}) {
  const [isEnlarged, setEnlarged] = useState(false);
  const view = views[index];
  const step = (by: number) => {
    setEnlarged(false);
    onChange((index + by + views.length) % views.length);
  };
  if (!view) return null;
  return (
    <dialog
      ref={(dialog) => {
        if (dialog && !dialog.open) dialog.showModal();
      }}
      className={styles.fullScreen}
      aria-label={words(index)}
      onClose={() => onChange(undefined)}
      onKeyDown={({ key }) => {
        // An enlarged picture is scrolled.
        if (isEnlarged) return;
        if (key === 'ArrowLeft') step(-1);
        if (key === 'ArrowRight') step(1);
      }}
    >
      <form method="dialog" className={styles.controls}>
        <button
          type="button"
          aria-pressed={isEnlarged}
          className={button.plain}
          onClick={() => setEnlarged(!isEnlarged)}
        >
          Vergrößern
        </button>
        <button className={button.plain}>Schließen</button>
      </form>
      <div className={styles.fullPhoto} tabIndex={isEnlarged ? 0 : undefined}>
        <div className={isEnlarged ? styles.enlarged : styles.whole}>
          <ViewImage
            view={view}
            size={960}
            sizes={isEnlarged ? '200vw' : '100vw'}
            className={styles.viewPhoto}
            alt={words(index)}
            isEager
          />
          {lettering && index === 0 && <Lettering src={lettering} />}
        </div>
      </div>
      {views.length > 1 && !isEnlarged && <Arrows onTurn={step} />}
    </dialog>
  );
}

/** The photos come first. */
export function Gallery({
  views,
  lettering,
  title,
}: {
  views: readonly GalleryView[];
  lettering: string | undefined;
  title: string;
}) {
  const track = useRef<HTMLUListElement>(null);
  const [full, setFull] = useState<number>();
  const isHydrated = useHydrated();
  const words = (index: number) => {
    const view = views[index];
    const alternative = view && ('photo' in view ? view.photo : view).alternative;
    return alternative || (index === 0 ? title : `${title}, Bild ${index + 1}`);
  };
  const open = (index: number) => (event: MouseEvent) => {
    event.preventDefault();
    setFull(index);
  };
  const scrollTo = (index: number) =>
    track.current?.children[index]?.scrollIntoView({ block: 'nearest', inline: 'start' });
  const show = (index: number) => (event: MouseEvent) => {
    event.preventDefault();
    scrollTo(index);
  };
  const turn = (by: 1 | -1) => {
    const { scrollLeft = 0, clientWidth = 1 } = track.current ?? {};
    scrollTo((Math.round(scrollLeft / clientWidth) + by + views.length) % views.length);
  };
  return (
    <div className={styles.gallery}>
      {views.length > 1 && isHydrated && (
        <div className={styles.arrows}>
          <Arrows onTurn={turn} />
        </div>
      )}
      <ul ref={track} className={styles.track}>
        {views.map((view, index) => (
          <li key={viewId(index)} id={viewId(index)} className={`${stageClass} ${slideClass}`}>
            <ViewLink view={view} onClick={open(index)}>
              <ViewImage
                view={view}
                size={560}
                sizes="(min-width: 48rem) 30rem, 100vw"
                isMain={index === 0}
                alt={words(index)}
              />
              {lettering && index === 0 && <Lettering src={lettering} />}
            </ViewLink>
            {views.length > 1 && captionOf(view) && (
              <span aria-hidden className={styles.caption}>
                {captionOf(view)}
              </span>
            )}
          </li>
        ))}
      </ul>
      {views.length > 1 && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
        <div role="group" aria-label="Ansichten" className={styles.views}>
          {views.map((view, index) => (
            <a key={viewId(index)} href={`#${viewId(index)}`} onClick={show(index)} className={styles.view}>
              <ViewImage view={view} size={64} className={styles.viewPhoto} isThumbnail alt={words(index)} />
            </a>
          ))}
        </div>
      )}
      {full !== undefined && (
        <FullScreen views={views} lettering={lettering} index={full} onChange={setFull} words={words} />
      )}
    </div>
  );
}
