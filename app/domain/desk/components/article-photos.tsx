import { articleKey } from '~/domain/catalog/articles/article';
import { button } from '~/ui/components/button.css';
import { ErrorSummary } from '~/ui/components/error-summary';
import { TextField } from '~/ui/components/field';
import { fieldErrors } from '~/ui/components/field-errors';
import { Form } from '~/ui/components/link';
import { Notice } from '~/ui/components/notice';
import { deskPhotosPath } from '~/values/desk-paths';
import { photoPath } from '~/values/picture-paths';
import type { ArticleData } from '../articles/article-data.server';
import type { DeskArticle } from '../articles/desk-article.server';
import { CropForm } from './crop-form';
import { CropScript } from './crop-stage';
import * as styles from './desk.css';
import { answerTo, type DeskAnswer, DeskField, DeskForm } from './desk-form';
import { Section } from './section';

export interface ArticleDataProps {
  article: DeskArticle;
  data: ArticleData;
  answer: DeskAnswer | undefined;
}

type Image = ArticleData['images'][number];

interface PhotoProps {
  image: Image;
  /** 'Foto 2' */
  name: string;
  isFirst: boolean;
  version: string;
  answer: DeskAnswer | undefined;
}

function Photo({ image: { id, photo, alternative, isCropped }, name, isFirst, version, answer }: PhotoProps) {
  const foto = <input type="hidden" name="foto" value={id} />;
  const answerOf = (command: string) => {
    const typed = answerTo(answer, command);
    return typed?.values.foto === String(id) ? typed : undefined;
  };
  const own = answerOf('describe-photo');
  const form = { version, answer: undefined, tone: 'plain' as const };
  return (
    <li className={styles.photo} data-photo={photo?.hash ?? ''}>
      {photo ? (
        <img
          src={photoPath(photo, 192)}
          alt={alternative || name}
          loading="lazy"
          className={styles.thumbnail}
        />
      ) : (
        <p className={styles.small}>Noch nicht geladen</p>
      )}
      <div>
        <DeskForm
          {...form}
          answer={own}
          command="describe-photo"
          label="Text speichern"
          name={`Text zu ${name} speichern`}
        >
          {foto}
          <TextField
            id={`describe-photo-text-${id}`}
            name="text"
            label={`Was zeigt ${name}?`}
            hint="für Menschen, die es nicht sehen"
            defaultValue={own?.values.text ?? alternative}
            errors={own?.errors.text ?? []}
            maxLength={200}
          />
        </DeskForm>
        {photo && photo.type !== 'svg' && (
          <CropForm
            id={id}
            photo={photo}
            name={name}
            isCropped={isCropped}
            version={version}
            answer={answerOf('crop-photo')}
          />
        )}
        <div className={styles.tags}>
          {!isFirst && (
            <div>
              <DeskForm {...form} command="move-photo" label="Nach vorn" name={`${name} nach vorn`}>
                {foto}
              </DeskForm>
            </div>
          )}
          <div>
            <DeskForm {...form} command="remove-photo" label="Entfernen" name={`${name} entfernen`}>
              {foto}
            </DeskForm>
          </div>
        </div>
      </div>
    </li>
  );
}

const COMMAND = 'add-photos';

function Upload({ article, data, answer }: ArticleDataProps) {
  const own = answerTo(answer, COMMAND);
  return (
    <Form
      method="post"
      action={deskPhotosPath(articleKey(article))}
      encType="multipart/form-data"
      className={styles.commandForm}
    >
      <ErrorSummary title="Bitte prüfen Sie Ihre Angaben:" errors={fieldErrors(own?.errors, COMMAND)} />
      <input type="hidden" name="stand" value={data.version} />
      <TextField
        id={`${COMMAND}-fotos`}
        name="fotos"
        type="file"
        multiple
        accept="image/*"
        label="Neue Fotos"
        hint="JPEG, PNG, WebP, AVIF oder SVG; mehrere auf einmal"
        errors={own?.errors.fotos ?? []}
      />
      <DeskField command={COMMAND} answer={answer} name="text" label="Was zeigen sie?" maxLength={200} />
      <p>
        <button name="befehl" value={COMMAND} className={button.accent}>
          Fotos hochladen
        </button>
      </p>
    </Form>
  );
}

const commandsWithForm = ['describe-photo', 'crop-photo'];

/** Of a command without a form that says it, or of a photo that is gone. */
function refusalOf({ images }: ArticleData, answer: DeskAnswer | undefined): string | undefined {
  const { command, values, errors } = answer ?? { command: '', values: {}, errors: {} };
  if (values.foto === undefined) return undefined;
  const isShown = images.some(({ id }) => String(id) === values.foto);
  return isShown && commandsWithForm.includes(command) ? undefined : errors['']?.join(' ');
}

export function ArticlePhotos({ article, data, answer }: ArticleDataProps) {
  const { images, version } = data;
  const refusal = refusalOf(data, answer);
  return (
    <Section title="Fotos">
      {refusal && <Notice tone="warn">{refusal}</Notice>}
      <p>
        {images.length === 0
          ? 'Ohne Foto zeigt der Shop eine Zeichnung.'
          : article.groupId !== null && 'Die Fotos gelten für alle Ausführungen.'}
      </p>
      <ul className={styles.list}>
        {images.map((image, index) => (
          <Photo
            key={image.id}
            image={image}
            name={`Foto ${index + 1}`}
            isFirst={index === 0}
            version={version}
            answer={answer}
          />
        ))}
      </ul>
      {images.length > 0 && <CropScript />}
      <Upload article={article} data={data} answer={answer} />
    </Section>
  );
}
