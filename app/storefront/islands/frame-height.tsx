/** Only a height: any site that may frame the page may know it. The receiver checks the origin (`public/embed/finder.js`). */
const script = `(() => {
  const { parentElement: end } = document.currentScript;
  if (parent === window) return;
  document.body.style.minHeight = 0;
  const tell = () => parent.postMessage({ radhausHeight: end.getBoundingClientRect().bottom + scrollY }, '*');
  tell();
  if ('ResizeObserver' in window) new ResizeObserver(tell).observe(document.body);
})()`;

/** At the end of the page: tells the site around a frame how high its content is. */
export function FrameHeight() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a script of our own
  return <script dangerouslySetInnerHTML={{ __html: script }} />;
}
