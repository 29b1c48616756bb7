/**
 * A scene that a file holds: its box, 900 by 500, is seen whole at any width, and its land goes on around it. What stands around
 * must clip it. The colours are custom properties, which come in from the page.
 */
export function SceneView({ src }: { src: string }) {
  return (
    <svg
      viewBox="0 0 900 500"
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
