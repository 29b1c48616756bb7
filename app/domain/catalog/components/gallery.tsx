import { type MouseEvent, type ReactNode, useRef, useState } from 'react';
import { useHref } from 'react-router';
import { useHydrated } from 'remix-utils/use-hydrated';
import { photoPath } from '~/paths';
import { picture as pictureClass, slide as slideClass, stage as stageClass } from './article-page.css';
import { FullScreen } from './full-screen';
import * as styles from './gallery.css';
import { Arrows, Lettering, slideIndex, ViewImage, viewId } from './gallery-parts';
import type { GalleryView } from './gallery-view';

const captionOf = (view: GalleryView) => ('photo' in view ? view.photo.alternative : view.caption);

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
  return (
    <a href={href} className={className} onClick={onClick}>
      {children}
    </a>
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
    if (track.current) scrollTo((slideIndex(track.current) + by + views.length) % views.length);
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
