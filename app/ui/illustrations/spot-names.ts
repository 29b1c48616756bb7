export const categoryDrawings = [
  'roof-rack',
  'roof-box',
  'bike-rack',
  'tow-bar',
  'rear-camera',
  'park-assist',
  'model-car',
  'tyre',
  'rim',
  'steel-rim',
  'wheel',
  'sensor',
  'bolts',
  'pet-box',
  'boot-tray',
  'child-seat',
  'mats',
  'care',
  'oil',
  'film',
  'mirror',
  'battery',
  'dashcam',
  'headlight',
  'marten',
  'chains',
  'first-aid',
  'winter',
  'keyring',
  'shirt',
  'service',
  'parcel',
] as const;
export type CategoryDrawing = (typeof categoryDrawings)[number];

export const guideDrawings = [
  'spring',
  'autumn',
  'winter-car',
  'holiday',
  'air-conditioning',
  'windscreen',
  'accident',
] as const;
export type GuideDrawing = (typeof guideDrawings)[number];

export const spotNames = ['cart', 'nothing', 'road-ends', 'breakdown'] as const;
export type SpotName = (typeof spotNames)[number] | CategoryDrawing | GuideDrawing;
