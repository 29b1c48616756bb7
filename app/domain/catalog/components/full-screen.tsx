import { useEffect, useRef, useState } from 'react';
import { button } from '~/ui/components/button.css';
import * as styles from './gallery.css';
import { Arrows, Lettering, slideIndex, ViewImage, viewId } from './gallery-parts';
import type { GalleryView } from './gallery-view';

function Slide({
  view,
  lettering,
  alt,
  isHidden,
  isEnlarged,
}: {
  view: GalleryView;
  lettering: string | undefined;
  alt: string;
  isHidden: boolean;
  isEnlarged: boolean;
}) {
  return (
    <li className={styles.fullSlide} aria-hidden={isHidden} tabIndex={isEnlarged ? 0 : undefined}>
      <div className={isEnlarged ? styles.enlarged : styles.whole}>
        <ViewImage
          view={view}
          size={960}
          sizes={isEnlarged ? '200vw' : '100vw'}
          className={styles.viewPhoto}
          alt={alt}
          isEager
        />
        {lettering && <Lettering src={lettering} />}
      </div>
    </li>
  );
}

/** Swiped on a phone. */
export function FullScreen({
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
  const track = useRef<HTMLUListElement>(null);
  const step = (by: number) => {
    setEnlarged(false);
    onChange((index + by + views.length) % views.length);
  };
  useEffect(() => {
    const { current } = track;
    if (current && slideIndex(current) !== index) current.scrollLeft = index * current.clientWidth;
  }, [index]);
  useEffect(() => {
    const slide = track.current?.children[index];
    if (slide && isEnlarged) slide.scrollTo(slide.clientWidth / 2, slide.clientHeight / 2);
  }, [index, isEnlarged]);
  return (
    <dialog
      ref={(dialog) => {
        if (dialog && !dialog.open) dialog.showModal();
      }}
      className={styles.fullScreen}
      aria-label={words(index)}
      onClose={() => onChange(undefined)}
      onKeyDown={(event) => {
        // An enlarged picture is scrolled.
        if (isEnlarged || !/^Arrow(Left|Right)$/.test(event.key)) return;
        event.preventDefault();
        step(event.key === 'ArrowLeft' ? -1 : 1);
      }}
    >
      <form method="dialog" className={styles.controls}>
        {views.length > 1 && (
          <span>
            {index + 1} / {views.length}
          </span>
        )}
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
      <ul
        ref={track}
        className={styles.fullTrack}
        tabIndex={views.length > 1 && !isEnlarged ? 0 : undefined}
        onScroll={({ currentTarget }) => onChange(slideIndex(currentTarget))}
      >
        {views.map((view, at) => (
          <Slide
            key={viewId(at)}
            view={view}
            lettering={at === 0 ? lettering : undefined}
            alt={words(at)}
            isHidden={at !== index}
            isEnlarged={isEnlarged && at === index}
          />
        ))}
      </ul>
      {views.length > 1 && !isEnlarged && <Arrows onTurn={step} />}
    </dialog>
  );
}
