import { Html } from '~/domain/content/components/clean-html';
import type { PageText } from '~/domain/content/pages/content-page';
import { placeholderNames } from '~/domain/content/placeholders';

/** Below a heading of the second depth. */
export function TextParts({ text: { intro, groups } }: { text: PageText }) {
  return (
    <>
      <Html html={intro} />
      {groups.map(({ id, title, html, parts }) => (
        <div key={id}>
          <h3>{title}</h3>
          <Html html={html} />
          {parts.map((part) => (
            <div key={part.id}>
              <h4>{part.title}</h4>
              <Html html={part.html} />
            </div>
          ))}
        </div>
      ))}
    </>
  );
}

export function MarkdownHelp() {
  return (
    <>
      <p>
        Eine Zeile mit ## davor ist eine Überschrift, mit ### eine kleinere. Zeilen mit - davor sind eine
        Liste, **so** wird Text fett, und [Wort](/kontakt) ist ein Link.
      </p>
      <p>
        Was in geschweiften Klammern steht, setzt der Shop ein:{' '}
        {placeholderNames.map((name) => `{${name}}`).join(', ')}.
      </p>
    </>
  );
}
