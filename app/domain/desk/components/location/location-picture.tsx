import { button } from '~/ui/components/button.css';
import { ErrorSummary } from '~/ui/components/error-summary';
import { fieldErrors } from '~/ui/components/field-errors';
import { Form } from '~/ui/components/link';
import { deskLookPicturesPath } from '~/values/desk-paths';
import type { Photo } from '~/values/photo';
import { photoPath } from '~/values/picture-paths';
import { type PictureName, pictureTitles } from '../../location/location-pictures';
import * as styles from '../desk.css';
import { answerTo, DeskField, DeskForm, PublishLater } from '../desk-form';
import { Section } from '../section';
import type { SettingsFormProps } from './settings-frame';

interface LocationPictureProps extends SettingsFormProps {
  name: PictureName;
  photo: Photo | undefined;
}

export function LocationPicture({ name, photo, version, answer }: LocationPictureProps) {
  const command = `set-picture-${name}`;
  const title = pictureTitles[name];
  const field = { command, answer };
  return (
    <Section title={title}>
      {photo ? (
        <>
          <img src={photoPath(photo, 320)} alt={photo.alternative || title} className={styles.lookPicture} />
          <DeskForm
            command="remove-picture"
            label="Entfernen"
            name={`${title} entfernen`}
            version={version}
            answer={undefined}
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
      <Form
        method="post"
        action={deskLookPicturesPath}
        encType="multipart/form-data"
        className={styles.commandForm}
      >
        <ErrorSummary
          title="Bitte prüfen Sie Ihre Angaben:"
          errors={fieldErrors(answerTo(answer, command)?.errors, command)}
        />
        <input type="hidden" name="stand" value={photo?.hash ?? ''} />
        <input type="hidden" name="bild" value={name} />
        <DeskField
          {...field}
          name="datei"
          type="file"
          accept="image/*"
          label={photo ? 'Anderes Bild' : 'Bild'}
          hint="JPEG, PNG, WebP, AVIF oder SVG"
        />
        <DeskField
          {...field}
          name="text"
          label="Was zeigt es?"
          maxLength={200}
          defaultValue={photo?.alternative ?? ''}
        />
        <PublishLater {...field} />
        <p>
          <button aria-label={`${title} hochladen`} className={button.accent}>
            Hochladen
          </button>
        </p>
      </Form>
    </Section>
  );
}
