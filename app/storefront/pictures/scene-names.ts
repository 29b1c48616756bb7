export const sceneNames = [
  'tyre',
  'workshop',
  'coast',
  'harbour',
  'fjord',
  'confluence',
  'bridge',
  'oldtown',
  'vines',
  'mountains',
  'cascades',
  'heights',
  'city',
  'townhall',
  'timber',
  'arts',
] as const;
export type SceneName = (typeof sceneNames)[number];

export const sceneSeasons = ['fruehling', 'sommer', 'herbst', 'winter'] as const;
export type SceneSeason = (typeof sceneSeasons)[number];

export interface SceneTime {
  readonly season: SceneSeason;
  readonly isOpen: boolean;
}
