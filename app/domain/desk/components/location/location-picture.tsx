import { Section } from '~/ui/components/section';
import { deskLookPicturesPath } from '~/values/desk-paths';
import type { Photo } from '~/values/photo';
import { photoPath } from '~/values/picture-paths';
import { type PictureName, pictureTitles } from '../../location/location-pictures';
import * as styles from '../desk.css';
import { DeskField } from '../desk-fields';
import { DeskForm } from '../desk-form';
import { useAnswerTo } from '../form-context';

interface LocationPictureProps {
  name: PictureName;
  photo: Photo | undefined;
}

export function LocationPicture({ name, photo }: LocationPictureProps) {
  const title = pictureTitles[name];
  const answer = useAnswerTo(`set-picture-${name}`);
  return (
    <Section title={title}>
      {photo ? (
        <>
          <img src={photoPath(photo, 320)} alt={photo.alternative || title} className={styles.lookPicture} />
          <DeskForm
            command="remove-picture"
            label="Entfernen"
            name={`${title} entfernen`}
            tone="plain"
            entry={name}
          >
            <input type="hidden" name="bild" value={name} />
            <input type="hidden" name="gezeigt" value={photo.hash} />
          </DeskForm>
        </>
      ) : (
        <p>Noch keines.</p>
      )}
      <DeskForm
        command="set-picture"
        label="Hochladen"
        name={`${title} hochladen`}
        version={photo?.hash ?? ''}
        action={deskLookPicturesPath}
        encType="multipart/form-data"
        entry={name}
        answer={answer}
      >
        <input type="hidden" name="bild" value={name} />
        <DeskField
          name="datei"
          type="file"
          accept="image/*"
          label={photo ? 'Anderes Bild' : 'Bild'}
          hint="JPEG, PNG, WebP, AVIF oder SVG"
        />
        <DeskField
          name="text"
          label="Was zeigt es?"
          maxLength={200}
          defaultValue={photo?.alternative ?? ''}
        />
      </DeskForm>
    </Section>
  );
}
