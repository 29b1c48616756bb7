import type { ReactNode } from 'react';
import { themeColours } from '../tokens/theme-colours';
import { detail, line, mark, SmallCar, thing } from './scene-parts';

const { strong, warm } = themeColours;

/** Goods that one knows by where they are on a car. */
export const goodsOnCars = {
  'roof-rack': (
    <>
      <SmallCar />
      <path d="M96 42h66M106 42v10M150 42v10" {...mark} strokeWidth={6} />
    </>
  ),
  'roof-box': (
    <>
      <SmallCar />
      <path d="M82 44c2-12 12-18 28-18h44c12 0 18 6 18 18z" {...thing} />
      <path d="M84 36h86" {...mark} strokeWidth={3} />
      <path d="M106 46v6M150 46v6" {...line} stroke={strong} />
    </>
  ),
  'bike-rack': (
    <>
      <SmallCar />
      <path
        d="M106 46h44M92 46a15 15 0 1 1 .1 0zM164 46a15 15 0 1 1 .1 0zM92 31l18-20h36l18 20M110 11l18 22 18-22M104 6h12M140 6h14"
        {...mark}
        strokeWidth={3.5}
      />
    </>
  ),
  'tow-bar': (
    <>
      <g transform="translate(-26 0)">
        <SmallCar />
      </g>
      <path d="M184 110h22c6 0 8-4 8-10" {...mark} strokeWidth={6} />
      <circle cx="214" cy="92" r="8" fill={warm} />
    </>
  ),
  'rear-camera': (
    <>
      <g transform="translate(-24 0)">
        <SmallCar />
      </g>
      <path d="M194 92l30-16v34z" fill={warm} opacity=".35" />
      <circle cx="192" cy="93" r="7" {...thing} />
      <circle cx="192" cy="93" r="2.5" fill={warm} />
    </>
  ),
  'park-assist': (
    <>
      <g transform="translate(-26 0)">
        <SmallCar />
      </g>
      <path d="M200 92c6 6 6 16 0 22M211 85c10 10 10 26 0 36M222 78c14 14 14 36 0 50" {...mark} />
    </>
  ),
  'model-car': (
    <>
      <path d="M36 112h168v14H36z" {...thing} />
      <g transform="translate(36 34) scale(.7)">
        <SmallCar />
      </g>
      <path d="M44 112V34h152v78" {...detail} strokeWidth={2.5} />
    </>
  ),
} satisfies Record<string, ReactNode>;
