import { type MouseEvent, useRef, useState } from 'react';
import { useHref } from 'react-router';
import { photoPath } from '~/paths';
import { button } from '~/ui/components/button.css';
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
  const photo = photos[index];
  const step = (by: number) => onChange((index + by + photos.length) % photos.length);
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
        if (key === 'ArrowLeft') step(-1);
        if (key === 'ArrowRight') step(1);
      }}
    >
      <form method="dialog" className={styles.controls}>
        {photos.length > 1 && (
          <>
            <button type="button" className={button.plain} onClick={() => step(-1)}>
              Vorheriges Bild
            </button>
            <button type="button" className={button.plain} onClick={() => step(1)}>
              Nächstes Bild
            </button>
          </>
        )}
        <button className={button.plain}>Schließen</button>
      </form>
      <div className={styles.fullPhoto}>
        <PhotoImage photo={photo} size={960} sizes="100vw" alt={words(index)} isEager />
        {lettering && index === 0 && <Lettering src={lettering} />}
      </div>
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
  const words = (index: number) =>
    photos[index]?.alternative || (index === 0 ? title : `${title}, Bild ${index + 1}`);
  const open = (index: number) => (event: MouseEvent) => {
    event.preventDefault();
    setFull(index);
  };
  const show = (index: number) => (event: MouseEvent) => {
    event.preventDefault();
    track.current?.children[index]?.scrollIntoView({ block: 'nearest', inline: 'start' });
  };
  return (
    <div className={styles.gallery}>
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
