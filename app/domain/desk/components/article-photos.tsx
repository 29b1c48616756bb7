import { articleKey } from '~/domain/catalog/articles/article';
import { Notice } from '~/ui/components/notice';
import { Section } from '~/ui/components/section';
import { deskPhotosPath } from '~/values/desk-paths';
import { photoPath } from '~/values/picture-paths';
import type { ArticleData } from '../articles/article-data.server';
import type { DeskArticle } from '../articles/desk-article.server';
import { CropForm } from './crop-form';
import { CropScript } from './crop-stage';
import * as styles from './desk.css';
import { DeskField } from './desk-fields';
import { DeskForm } from './desk-form';
import { type DeskAnswer, usePageAnswer } from './form-context';

export interface ArticleDataProps {
  article: DeskArticle;
  data: ArticleData;
}

type Image = ArticleData['images'][number];

interface PhotoProps {
  image: Image;
  /** 'Foto 2' */
  name: string;
  isFirst: boolean;
}

function Photo({ image: { id, photo, alternative, isCropped }, name, isFirst }: PhotoProps) {
  const foto = <input type="hidden" name="foto" value={id} />;
  const refused = usePageAnswer();
  const answer = refused?.values.foto === String(id) ? refused : undefined;
  const answerTo = (command: string) => (answer?.command === command ? answer : undefined);
  const form = { tone: 'plain', entry: id } as const;
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
          answer={answerTo('describe-photo')}
          command="describe-photo"
          label="Text speichern"
          name={`Text zu ${name} speichern`}
        >
          {foto}
          <DeskField
            name="text"
            label={`Was zeigt ${name}?`}
            hint="für Menschen, die es nicht sehen"
            defaultValue={alternative}
            maxLength={200}
          />
        </DeskForm>
        {photo && photo.type !== 'svg' && (
          <CropForm id={id} photo={photo} name={name} isCropped={isCropped} answer={answerTo('crop-photo')} />
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

function Upload({ article }: Pick<ArticleDataProps, 'article'>) {
  return (
    <DeskForm
      command={COMMAND}
      label="Fotos hochladen"
      action={deskPhotosPath(articleKey(article))}
      encType="multipart/form-data"
    >
      <DeskField
        name="fotos"
        type="file"
        multiple
        accept="image/*"
        label="Neue Fotos"
        hint="JPEG, PNG, WebP, AVIF oder SVG; mehrere auf einmal"
      />
      <DeskField name="text" label="Was zeigen sie?" maxLength={200} />
    </DeskForm>
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

export function ArticlePhotos({ article, data }: ArticleDataProps) {
  const { images } = data;
  const refusal = refusalOf(data, usePageAnswer());
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
          <Photo key={image.id} image={image} name={`Foto ${index + 1}`} isFirst={index === 0} />
        ))}
      </ul>
      {images.length > 0 && <CropScript />}
      <Upload article={article} />
    </Section>
  );
}
