import { Notice } from '~/ui/components/notice';
import type { VerdictView } from '../fitment/verdict-view';

export function FitsNotNotice({ lines }: { lines: readonly { verdict?: VerdictView | undefined }[] }) {
  const count = lines.filter(({ verdict }) => verdict?.result === 'fits-not').length;
  if (count === 0) return null;
  return (
    <Notice tone="warn">
      {count === 1 ? '1 Artikel passt' : `${count} Artikel passen`} nicht zu Ihrem Fahrzeug.
    </Notice>
  );
}
