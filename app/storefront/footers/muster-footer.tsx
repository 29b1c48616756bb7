import type { Shell } from '../shell/shell';

export function MusterFooter({ shell }: { shell: Shell }) {
  return <footer>{shell.location.firma}</footer>;
}
