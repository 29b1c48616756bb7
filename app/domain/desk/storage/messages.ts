export const storageNotices: Readonly<Record<string, string>> = {
  store: 'Der Radsatz ist eingelagert.',
  in: 'Der Radsatz ist wieder eingelagert.',
  out: 'Der Radsatz ist ausgelagert.',
  tread: 'Das Profil ist gespeichert.',
  facts: 'Die Angaben sind gespeichert.',
};
