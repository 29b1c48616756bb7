import type { GoodsName } from '../goods-names';
import { bootBag, tote } from './bags';
import { battery, charger } from './battery';
import { bikeRack } from './bike-racks';
import { bonnetDeflector, edgeGuard, mirrorCaps, mudFlaps, sills, windDeflectors } from './body-parts';
import { bolts, locks, nuts, valveCaps } from './bolts';
import { bowl } from './bowl';
import { can, care } from './care';
import { plainCarton } from './carton';
import { childSeat } from './child-seats';
import { gloves, knitCap, trousers } from './clothes';
import { lunchBox, notebook, towel } from './collection';
import { mug, travelMug } from './cups';
import { dashcam } from './dashcam';
import { officeChair, steeringWheel } from './drivers-seat';
import { firstAid } from './first-aid';
import { decal, roll, stripes } from './foils';
import { belt, blanket, divider, ramp } from './for-pets';
import { keyRing, parkingDisc, phoneHolder, watch } from './gifts';
import type { Form } from './goods';
import { jumpLeads } from './jump-leads';
import { bulbs } from './lamps';
import { martenGuard } from './marten-guard';
import { modelCar } from './model-cars';
import { oil } from './oils';
import { parkAssist } from './park-assist';
import { alloyBox, transportBox } from './pet-boxes';
import { pressureSensor } from './pressure-sensor';
import { rearCamera } from './rear-camera';
import { roofBox } from './roof-box';
import { roofRack } from './roof-rack';
import { snowChains } from './snow-chains';
import { fleece, hoodie, polo, softshell, tShirt, vest } from './tops';
import { towBar } from './tow-bar';
import { bootTray, mats } from './trays-and-mats';
import { umbrella } from './umbrella';
import { hubCap, spacers, tyreBags } from './wheel-covers';
import { warmingCover, windscreenCover } from './winter-covers';
import { brush, scraper, shovel } from './winter-tools';

export interface FramedForm {
  draw: Form;
  /** The square that shows its largest goods: left, top and edge, from the goods' middle on the ground. */
  frame: readonly [left: number, top: number, edge: number];
}

const framed = (draw: Form, ...frame: FramedForm['frame']): FramedForm => ({ draw, frame });

export const forms = {
  roofBox: framed(roofBox, -255, -374, 579),
  bikeRack: framed(bikeRack, -247, -434, 537),
  towBar: framed(towBar, -204, -360, 507),
  childSeat: framed(childSeat, -234, -513, 585),
  dashcam: framed(dashcam, -223, -341, 461),
  charger: framed(charger, -165, -283, 398),
  battery: framed(battery, -201, -365, 474),
  steeringWheel: framed(steeringWheel, -212, -396, 433),
  modelCar: framed(modelCar, -235, -358, 539),
  snowChains: framed(snowChains, -161, -384, 444),
  roofRack: framed(roofRack, -252, -363, 600),
  officeChair: framed(officeChair, -238, -460, 521),
  bolts: framed(bolts, -215, -371, 492),
  nuts: framed(nuts, -216, -375, 517),
  locks: framed(locks, -214, -362, 481),
  hubCap: framed(hubCap, -184, -312, 392),
  tyreBags: framed(tyreBags, -170, -415, 459),
  spacers: framed(spacers, -175, -368, 429),
  valveCaps: framed(valveCaps, -215, -364, 487),
  divider: framed(divider, -228, -434, 472),
  alloyBox: framed(alloyBox, -159, -368, 423),
  transportBox: framed(transportBox, -173, -402, 461),
  belt: framed(belt, -146, -226, 341),
  ramp: framed(ramp, -155, -353, 447),
  blanket: framed(blanket, -227, -482, 598),
  bowl: framed(bowl, -176, -216, 353),
  stripes: framed(stripes, -181, -312, 402),
  sprayFilm: framed(can, -193, -341, 386),
  decal: framed(decal, -200, -373, 421),
  edgeGuard: framed(edgeGuard, -183, -284, 479),
  sills: framed(sills, -217, -286, 515),
  bonnetDeflector: framed(bonnetDeflector, -232, -313, 501),
  windDeflectors: framed(windDeflectors, -180, -315, 440),
  mudFlaps: framed(mudFlaps, -157, -328, 381),
  mirrorCaps: framed(mirrorCaps, -153, -281, 345),
  roll: framed(roll, -243, -275, 491),
  brush: framed(brush, -303, -277, 503),
  shovel: framed(shovel, -383, -337, 612),
  windscreenCover: framed(windscreenCover, -193, -333, 495),
  warmingCover: framed(warmingCover, -193, -333, 495),
  jumpLeads: framed(jumpLeads, -192, -242, 390),
  scraper: framed(scraper, -239, -234, 382),
  keyRing: framed(keyRing, -190, -374, 388),
  travelMug: framed(travelMug, -194, -340, 388),
  mug: framed(mug, -125, -247, 301),
  umbrella: framed(umbrella, -237, -432, 475),
  parkingDisc: framed(parkingDisc, -192, -354, 397),
  bootBag: framed(bootBag, -165, -321, 399),
  tote: framed(tote, -206, -386, 432),
  phoneHolder: framed(phoneHolder, -203, -393, 433),
  watch: framed(watch, -208, -411, 442),
  towel: framed(towel, -166, -312, 409),
  notebook: framed(notebook, -185, -351, 405),
  lunchBox: framed(lunchBox, -175, -303, 428),
  fleece: framed(fleece, -234, -417, 474),
  softshell: framed(softshell, -234, -417, 474),
  hoodie: framed(hoodie, -259, -463, 524),
  polo: framed(polo, -231, -411, 468),
  tShirt: framed(tShirt, -228, -405, 462),
  knitCap: framed(knitCap, -184, -363, 370),
  trousers: framed(trousers, -228, -410, 462),
  gloves: framed(gloves, -199, -389, 456),
  vest: framed(vest, -215, -391, 436),
  bootTray: framed(bootTray, -261, -430, 584),
  mats: framed(mats, -217, -469, 583),
  care: framed(care, -230, -381, 465),
  oil: framed(oil, -220, -434, 494),
  pressureSensor: framed(pressureSensor, -190, -312, 365),
  bulbs: framed(bulbs, -200, -390, 467),
  martenGuard: framed(martenGuard, -254, -336, 509),
  firstAid: framed(firstAid, -171, -391, 505),
  rearCamera: framed(rearCamera, -282, -366, 564),
  parkAssist: framed(parkAssist, -236, -302, 512),
  carton: framed(plainCarton, -285, -426, 520),
} satisfies Record<string, FramedForm>;

type FormName = keyof typeof forms;

/** By what goods are said to be, whatever their category sells; the first that fits holds. */
const ofArt: readonly (readonly [RegExp, FormName])[] = [
  [/dachbox/, 'roofBox'],
  [/fahrradtr(ä|ae)ger/, 'bikeRack'],
  [/kupplung/, 'towBar'],
  [/kindersitz/, 'childSeat'],
  [/dashcam/, 'dashcam'],
  [/ladeger(ä|ae)t/, 'charger'],
  [/batterie/, 'battery'],
  [/lenkrad/, 'steeringWheel'],
  [/modell/, 'modelCar'],
  [/schneekette/, 'snowChains'],
  [/dachtr(ä|ae)ger/, 'roofRack'],
  [/stuhl/, 'officeChair'],
  [/radschraube/, 'bolts'],
  [/radmutter/, 'nuts'],
  [/felgenschloss|felgenschlösser/, 'locks'],
  [/nabendeckel/, 'hubCap'],
  [/reifentasche/, 'tyreBags'],
  [/spurplatte/, 'spacers'],
  [/ventilkappe/, 'valveCaps'],
  [/trenngitter/, 'divider'],
  [/alu(minium)?box/, 'alloyBox'],
  [/transportbox/, 'transportBox'],
  [/gurt/, 'belt'],
  [/rampe/, 'ramp'],
  [/schondecke/, 'blanket'],
  [/napf/, 'bowl'],
  [/zierstreifen/, 'stripes'],
  [/sprühfolie/, 'sprayFilm'],
  [/aufkleber/, 'decal'],
  [/ladekante/, 'edgeGuard'],
  [/einstiegsleiste/, 'sills'],
  [/haubenwind/, 'bonnetDeflector'],
  [/windabweiser/, 'windDeflectors'],
  [/schmutzfänger/, 'mudFlaps'],
  [/spiegelkappe/, 'mirrorCaps'],
  [/folie/, 'roll'],
  [/besen/, 'brush'],
  [/schaufel/, 'shovel'],
  [/scheibenabdeckung/, 'windscreenCover'],
  [/heizungsdecke/, 'warmingCover'],
  [/starthilfe/, 'jumpLeads'],
  [/kratzer/, 'scraper'],
  [/schlüsselanhänger/, 'keyRing'],
  [/thermobecher/, 'travelMug'],
  [/becher|tasse/, 'mug'],
  [/schirm/, 'umbrella'],
  [/parkscheibe/, 'parkingDisc'],
  [/kofferraumtasche/, 'bootBag'],
  [/tasche/, 'tote'],
  [/handyhalter/, 'phoneHolder'],
  [/uhr/, 'watch'],
  [/handtuch|badetuch/, 'towel'],
  [/notizbuch/, 'notebook'],
  [/dose/, 'lunchBox'],
  [/fleece/, 'fleece'],
  [/softshell|jacke/, 'softshell'],
  [/kapuze|pullover/, 'hoodie'],
  [/polo/, 'polo'],
  [/shirt/, 'tShirt'],
  [/mütze/, 'knitCap'],
  [/hose/, 'trousers'],
  [/handschuh/, 'gloves'],
  [/weste/, 'vest'],
];

/** By what a category sells. */
const ofGoods: Partial<Record<GoodsName, FormName>> = {
  'roof-box': 'roofBox',
  'roof-rack': 'roofRack',
  'bike-rack': 'bikeRack',
  'tow-bar': 'towBar',
  'rear-camera': 'rearCamera',
  'park-assist': 'parkAssist',
  sensor: 'pressureSensor',
  bolts: 'bolts',
  care: 'care',
  oil: 'oil',
  battery: 'battery',
  dashcam: 'dashcam',
  marten: 'martenGuard',
  'boot-tray': 'bootTray',
  mats: 'mats',
  'pet-box': 'transportBox',
  'child-seat': 'childSeat',
  headlight: 'bulbs',
  film: 'roll',
  mirror: 'mirrorCaps',
  chains: 'snowChains',
  'first-aid': 'firstAid',
  winter: 'scraper',
  shirt: 'tShirt',
  keyring: 'keyRing',
  'model-car': 'modelCar',
};

/** How goods are drawn: by what they are said to be, else by what their category sells, else in their carton. */
export function formOf(goods: GoodsName, art: string): FramedForm {
  const words = art.toLowerCase();
  return forms[ofArt.find(([said]) => said.test(words))?.[1] ?? ofGoods[goods] ?? 'carton'];
}
