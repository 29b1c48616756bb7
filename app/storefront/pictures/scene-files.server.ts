import type { SceneName, SceneTime } from './scene-names';

const files = import.meta.glob<string>('./scenes/*.svg', { eager: true, query: '?url', import: 'default' });

/** Each season and opening state has its own file. */
export function sceneFile(name: SceneName, { season, isOpen }: SceneTime): string {
  const file = files[`./scenes/${name}-${season}-${isOpen ? 'offen' : 'zu'}.svg`];
  if (file === undefined) throw new Error(`there is no scene ${name} in ${season}`);
  return file;
}
