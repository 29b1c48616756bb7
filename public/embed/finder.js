// Shows the tyre finder or the workshop's appointments of a shop on another site. /api/docs has a page to copy from.
(() => {
  const { src, dataset } = document.currentScript;
  const shop = (dataset.shop || new URL(src).origin).replace(/\/+$/, '');
  const { origin } = new URL(shop);
  const parts = {
    reifen: ['/reifensucheExtern', 'Reifensuche', 420],
    termin: ['/servicenavigatorExtern', 'Termin in der Werkstatt', 640],
  };
  const frames = new Map();

  addEventListener('message', (event) => {
    const frame = event.origin === origin && frames.get(event.source);
    const height = frame && event.data?.radhausHeight;
    if (height > 0 && height < 20_000) frame.style.height = `${Math.ceil(height)}px`;
  });

  const show = (place) => {
    const part = parts[place.dataset.radhaus];
    if (!part || place.querySelector('iframe')) return;
    const [path, title, height] = part;
    const frame = document.createElement('iframe');
    frame.src =
      shop + (place.dataset.standort ? `/${encodeURIComponent(place.dataset.standort)}` : '') + path;
    frame.title = place.dataset.titel || title;
    frame.style.cssText = `display:block;width:100%;height:${height}px;border:0`;
    place.replaceChildren(frame);
    frames.set(frame.contentWindow, frame);
  };
  const showAll = () => document.querySelectorAll('[data-radhaus]').forEach(show);

  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', showAll);
  else showAll();
})();
