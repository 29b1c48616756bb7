import type { ReactNode } from 'react';
import { themeColours } from '../tokens/theme-colours';

const { soft, accent, strong, warm, light } = themeColours;

/** Strokes of things, of their details, and of what matters. */
export const line = { strokeWidth: 4, strokeLinecap: 'round', strokeLinejoin: 'round' } as const;
export const thing = { ...line, stroke: strong, fill: light } as const;
export const mark = { ...line, stroke: warm } as const;
export const detail = { ...line, stroke: accent } as const;

/** A ground for a small scene, by whose name pages point to it. */
export function Scene({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  return (
    <symbol id={id} viewBox="0 0 240 160" fill="none">
      <path d="M34 128C14 100 24 54 62 40c30-12 46 6 78-8 36-14 68 6 74 44 4 22-4 40-14 52z" fill={soft} />
      <path d="M14 128.5h212" stroke={accent} strokeWidth="2.5" strokeLinecap="round" opacity=".45" />
      {children}
    </symbol>
  );
}

export function SmallTyre({ x, y, radius = 20 }: { x: number; y: number; radius?: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${radius / 20})`}>
      <circle r="18.5" stroke={strong} strokeWidth="3" strokeDasharray="3.5 1.344" />
      <circle r="18" fill={strong} />
      <circle r="14.5" stroke={soft} strokeWidth=".8" opacity=".5" />
      <circle r="10.5" fill={light} />
      <circle r="6" stroke={accent} strokeWidth="6" strokeDasharray="5 2.54" />
      <circle r="2.4" fill={warm} />
    </g>
  );
}

/** A car from its side, its roof at 54 between 102 and 154, its tail at the right. */
export function SmallCar() {
  return (
    <>
      <path
        d="M30 112c-3-14 2-24 14-27l22-4 20-20c5-5 9-7 16-7h52c8 0 13 2 18 8l14 18 20 4c8 2 11 8 11 15v9c0 3-2 4-5 4z"
        fill={accent}
      />
      <path d="M76 82l15-15c4-4 7-5 12-5h20v20zM129 62h24c6 0 9 2 13 7l8 13h-45z" fill={soft} />
      <path d="M126 84v26M134 91h12M33 96h9" stroke={strong} strokeWidth="2.5" opacity=".6" />
      <SmallTyre x={68} y={112} radius={16} />
      <SmallTyre x={178} y={112} radius={16} />
    </>
  );
}
