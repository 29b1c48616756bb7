import { sceneBox } from './scene-names';

/**
 * A scene that a file holds (`SceneSheet`): its box is seen whole at any width, and its land goes on around it. What stands
 * around must clip it.
 */
export function SceneView({ src }: { src: string }) {
  return (
    <svg
      viewBox={`0 0 ${sceneBox.width} ${sceneBox.height}`}
      preserveAspectRatio="xMidYMax meet"
      width="100%"
      height="100%"
      overflow="visible"
      aria-hidden="true"
    >
      <use href={`${src}#szene`} />
    </svg>
  );
}
