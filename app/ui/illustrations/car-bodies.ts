export type CarBody = 'limousine' | 'kombi' | 'kompakt' | 'suv' | 'transporter' | 'sportwagen';

export interface CarOutline {
  /** Closed outline without wheels on 240 by 84, the ground at 76, the front at the right. */
  readonly body: string;
  readonly glass: string;
  /** Joints of doors and lids. */
  readonly joints: string;
  readonly head: string;
  readonly tail: string;
  /** Centres of the wheels from the left, and their radius. */
  readonly axles: readonly [number, number];
  readonly wheel: number;
  /** Upper edge of the sill and lower edge of the body. */
  readonly sill: readonly [number, number];
}

export const carBodies: Readonly<Record<CarBody, CarOutline>> = {
  limousine: {
    body:
      'M14 60C12 51 13 45 18 43' +
      'c8-2.5 20-3.5 34-4 14-10 27-17 42-18.7 12-1.3 27-1.1 38 .9 13 2.6 24 10 36 17.3 20 1.5 37 4.5 46 ' +
      '9 7 3.5 10 8 10 15 0 3-2 4.5-5 4.5H20c-4 0-5-2.5-6-7z',
    glass:
      'M62 38.5C73 31 84 25.7 96 24.4l10-.7 1.5 14.8z' +
      'M111.5 23.6c8-.2 15 .2 21 1.4 9 2 18 7.5 27 13.5l-46.5 0z',
    joints: 'M108 39v24M163 39.5c-3 6-4 14-6 23.5M64 39c-2 6-1.5 12 2.5 17M38 43.5 20 46M117 46h7M71 46h7',
    head: 'M209 47.5c6 2 10 4.5 12 8l-12-2.5z',
    tail: 'M14.5 48 29 46.5l1 4-16.2 1.5z',
    axles: [52, 186],
    wheel: 14.5,
    sill: [63, 67],
  },
  kombi: {
    body:
      'M14 60C12 52 12.5 46 15 41l12-16.5' +
      'c2.5-3 6-4.3 11-4.7 28-2 66-2.5 92-.3 15 1.5 26 11 38 18.8 20 1.5 37 4.7 46 9.2 7 3.5 10 8 10 15 ' +
      '0 3-2 4.5-5 4.5H20c-4 0-5-2.5-6-7z',
    glass:
      'M27 38.5l8-12c1.5-2 3-2.5 6-2.7l15-.7 1 15.4zM61.5 22.9l44.5-.7 1.5 16.3H62.5z' +
      'M111.5 22.3c7 0 13 .3 19 1 10 1.5 19 8.7 28.5 15.2l-46 0z',
    joints: 'M108 39v24M163 39.5c-3 6-4 14-6 23.5M62 39c-1 7 0 13 4.5 17M26 42l-10 4.5M117 46h7M70 46h7',
    head: 'M209 47.5c6 2 10 4.5 12 8l-12-2.5z',
    tail: 'M16 42.5h9l2 8.5-13.5.5z',
    axles: [52, 186],
    wheel: 14.5,
    sill: [63, 67],
  },
  kompakt: {
    body:
      'M27 60c-2-8-1.5-14 2-19l12-16' +
      'c3-4 7-5.5 12-6 24-2.3 52-2.5 72 0 14 2 26 11 38 19 18 1.5 33 4.5 41 9 7 3.5 9.5 8 9.5 15 0 3-2 ' +
      '4.5-5 4.5H33c-4 0-5-2.5-6-6.5z',
    glass:
      'M39 38.5l10-12.5c2-2.5 4-3.2 8-3.6l11-.8 1 16.9zM73.5 21.3c9-.5 19-.6 28-.3l2 17.5H75z' +
      'M106.5 21.2c6 .3 11 .8 16 1.5 10 1.7 20 9.3 30 15.8h-44.5z',
    joints: 'M104 39v24M157 39.5c-3 6-4 14-6 23.5M75 39c-2 7-1 12 2.5 17M37 42l-8 4M113 46h7M82 46h6',
    head: 'M198 47.5c6 2 10 4.5 12 8l-12-2.5z',
    tail: 'M29.5 42h9l1 9.5-12.7.5z',
    axles: [61, 176],
    wheel: 14.5,
    sill: [63, 67],
  },
  suv: {
    body:
      'M16 57c-2-9-1.5-16 1-22l9-15' +
      'c2.5-4.5 6-6.5 12-7 28-2.3 66-2.5 90-.3 16 1.7 27 12 39 20.8 20 1.5 37 4 46 8 7 3.5 10 7.5 10 15 ' +
      '0 4-2 6.5-5 6.5H22c-4 0-5-2-6-6z',
    glass:
      'M29 33l8-13c1.5-2.5 3.5-3.2 7-3.5l13-.8 1 17.3zM62.5 15.5c14-.6 29-.7 43-.4l2 17.9h-44z' +
      'M110.5 15.2c7 .2 12 .5 18 1.2 11 1.5 20 9.6 30 16.6h-45.5z',
    joints: 'M108 33.5v26M163 34c-3 6-4 14-6 25.5M63 33.5c-2 7-1 12 3 17M27 37l-11 4M117 41h7M71 41h7',
    head: 'M208 42c6 1.5 11 4 13 7.5l-13-2z',
    tail: 'M17.5 37h10l1 10-12.5.5z',
    axles: [54, 186],
    wheel: 16.5,
    sill: [57, 63],
  },
  transporter: {
    body:
      'M12 60V18c0-6 3-9 9-9.5 40-2 88-2.3 122-1 9 .5 15 3.5 21 9.5l19 20' +
      'c16 2 28 5 34 9.5 6 4 9 9 9 15 0 3.5-2 5.5-5 5.5H19c-5 0-7-2-7-7z',
    glass: 'M130 15h12c6 .3 10 2 14 6l15 16h-41z',
    joints: 'M124 12v52M177 40c-4 6-5 13-6 23M20 15v46M122 37H70M70 13v51M132 44h8M108 44h7',
    head: 'M206 44c7 2 12 5.5 14.5 10l-13.5-3z',
    tail: 'M12 32h5v15h-5z',
    axles: [50, 188],
    wheel: 14.5,
    sill: [62, 67],
  },
  sportwagen: {
    body:
      'M14 58' +
      'c-2-6 0-10.5 4-12 8-2.5 17-3 26-3 16-8.5 32-15 48-16.5 14-1.2 28 0 39 3.5 12 3.5 22 8.5 32 14.5 ' +
      '12-4 30-4.5 42-1 11 2.8 18 7 20 12.5 1.2 4.5.5 10-5 10H20c-4 0-5-3-6-8z',
    glass: 'M66 42.5c10-6 20-11 31-12l9-.6 2.5 13.1zM111 29.9c8-.2 15 1 20 2.8 8 2.5 15 6.3 22 10.8h-40z',
    joints: 'M159 45c-5 5-8 11-10 19M77 44c0 8 4 15 12 20M50 44l-32 3M86 49h7',
    head: 'M203 47.5c8 1.5 14 4.5 18 8.5l-15-2z',
    tail: 'M14 50l16-1 1 3.5-16.5 1.5z',
    axles: [52, 188],
    wheel: 15,
    sill: [63, 67],
  },
};
