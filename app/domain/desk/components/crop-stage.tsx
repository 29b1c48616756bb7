import type { Photo } from '~/values/photo';
import { photoPath } from '~/values/picture-paths';
import { cropIsland } from '../live/crop-island';
import * as styles from './crop-stage.css';

const corners = [
  ['nw', 'Ecke links oben'],
  ['ne', 'Ecke rechts oben'],
  ['sw', 'Ecke links unten'],
  ['se', 'Ecke rechts unten'],
] as const;

/** Handles for the numbers of the form, where there is JavaScript. */
export function CropStage({ photo, name }: { photo: Photo; name: string }) {
  return (
    <div data-crop="" hidden className={styles.stage}>
      <img
        src={photoPath(photo, 640)}
        alt=""
        width={photo.width}
        height={photo.height}
        loading="lazy"
        draggable={false}
        className={styles.photo}
      />
      <div className={styles.shade}>
        <div data-box="" className={styles.hole} />
      </div>
      <div data-box="" className={styles.box}>
        <button
          type="button"
          data-handle="all"
          aria-label={`Ausschnitt von ${name} mit den Pfeiltasten verschieben`}
          className={styles.whole}
        />
        {corners.map(([corner, label]) => (
          <button
            key={corner}
            type="button"
            data-handle={corner}
            aria-label={`${label} von ${name} mit den Pfeiltasten verschieben`}
            className={styles.corners[corner]}
          />
        ))}
      </div>
    </div>
  );
}

/** Behind all stages of the page. */
export function CropScript() {
  return <script>{`(${cropIsland.toString()})()`}</script>;
}
