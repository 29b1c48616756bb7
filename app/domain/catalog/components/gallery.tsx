import { type MouseEvent, useRef, useState } from 'react';
import { useHref } from 'react-router';
import { useHydrated } from 'remix-utils/use-hydrated';
import { photoPath } from '~/paths';
import { button } from '~/ui/components/button.css';
import { ChevronLeftIcon, ChevronRightIcon } from '~/ui/icons/icons';
import type { Photo } from '~/values/photo';
import {
  lettering as letteringClass,
  picture as pictureClass,
  slide as slideClass,
  stage as stageClass,
} from './article-page.css';
import * as styles from './gallery.css';
import { PhotoImage } from './picture';

const viewId = (index: number) => `ansicht-${index + 1}`;
const largest = (photo: Photo) => photoPath(photo, 1_920);

function Lettering({ src }: { src: string }) {
  return <img src={useHref(src)} alt="" className={letteringClass} />;
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
  photos,
  lettering,
  index,
  onChange,
  words,
}: {
  photos: readonly Photo[];
  lettering: string | undefined;
  index: number;
  onChange: (index: number | undefined) => void;
  words: (index: number) => string;
}) {
  const [isEnlarged, setEnlarged] = useState(false);
  const photo = photos[index];
  const step = (by: number) => {
    setEnlarged(false);
    onChange((index + by + photos.length) % photos.length);
  };
  if (!photo) return null;
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
          <PhotoImage
            photo={photo}
            size={960}
            sizes={isEnlarged ? '200vw' : '100vw'}
            alt={words(index)}
            isEager
          />
          {lettering && index === 0 && <Lettering src={lettering} />}
        </div>
      </div>
      {photos.length > 1 && !isEnlarged && <Arrows onTurn={step} />}
    </dialog>
  );
}

/** Without JavaScript each photo links to its file. */
export function Gallery({
  photos,
  lettering,
  title,
}: {
  photos: readonly Photo[];
  lettering: string | undefined;
  title: string;
}) {
  const track = useRef<HTMLUListElement>(null);
  const [full, setFull] = useState<number>();
  const isHydrated = useHydrated();
  const words = (index: number) =>
    photos[index]?.alternative || (index === 0 ? title : `${title}, Bild ${index + 1}`);
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
    scrollTo((Math.round(scrollLeft / clientWidth) + by + photos.length) % photos.length);
  };
  return (
    <div className={styles.gallery}>
      {photos.length > 1 && isHydrated && (
        <div className={styles.arrows}>
          <Arrows onTurn={turn} />
        </div>
      )}
      <ul ref={track} className={styles.track}>
        {photos.map((photo, index) => (
          <li key={photo.hash} id={viewId(index)} className={`${stageClass} ${slideClass}`}>
            <a href={largest(photo)} onClick={open(index)} className={pictureClass}>
              <PhotoImage
                photo={photo}
                size={560}
                sizes="(min-width: 48rem) 30rem, 100vw"
                isMain={index === 0}
                alt={words(index)}
              />
              {lettering && index === 0 && <Lettering src={lettering} />}
            </a>
            {photos.length > 1 && photo.alternative && (
              <span aria-hidden className={styles.caption}>
                {photo.alternative}
              </span>
            )}
          </li>
        ))}
      </ul>
      {photos.length > 1 && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
        <div role="group" aria-label="Ansichten" className={styles.views}>
          {photos.map((photo, index) => (
            <a key={photo.hash} href={`#${viewId(index)}`} onClick={show(index)} className={styles.view}>
              <PhotoImage photo={photo} size={64} className={styles.viewPhoto} alt={words(index)} />
            </a>
          ))}
        </div>
      )}
      {full !== undefined && (
        <FullScreen photos={photos} lettering={lettering} index={full} onChange={setFull} words={words} />
      )}
    </div>
  );
}
