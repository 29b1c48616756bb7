import { useHref } from 'react-router';
import { button } from '~/ui/components/button.css';
import { deskPreviewPath } from '~/values/desk-paths';

/** Shows what the form would do, in a window of its own; nothing is stored. */
export function PreviewButton({ name }: { name: string }) {
  return (
    <button
      formMethod="get"
      formAction={useHref(deskPreviewPath)}
      formTarget="_blank"
      aria-label={name}
      className={button.plain}
    >
      Vorschau
    </button>
  );
}
