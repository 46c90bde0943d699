import type { Point } from '../core/path.ts'

export interface Frame {
  readonly width: number
  readonly height: number
}

interface Ridge {
  readonly seed: number
  /** Centre of the sun, in shares of width and height. */
  readonly sun: Point
  /** The skyline of the main massif, likewise. */
  readonly massif: readonly Point[]
}

export const RIDGES = {
  spire: {
    seed: 21,
    sun: [0.53, 0.37],
    massif: [
      [-0.05, 0.66], [0.12, 0.6], [0.22, 0.64], [0.36, 0.5], [0.42, 0.53], [0.56, 0.34], [0.65, 0.21], [0.72, 0.33], [0.78, 0.31],
      [0.88, 0.47], [0.95, 0.43], [1.06, 0.56],
    ],
  },
  wall: {
    seed: 5,
    sun: [0.7, 0.4],
    massif: [
      [-0.05, 0.56], [0.1, 0.5], [0.2, 0.55], [0.34, 0.41], [0.4, 0.45], [0.52, 0.3], [0.57, 0.24], [0.62, 0.37], [0.72, 0.49],
      [0.8, 0.45], [0.9, 0.55], [1.06, 0.5],
    ],
  },
  valley: {
    seed: 14,
    sun: [0.44, 0.33],
    massif: [
      [-0.05, 0.5], [0.08, 0.44], [0.2, 0.58], [0.34, 0.64], [0.46, 0.6], [0.58, 0.46], [0.7, 0.36], [0.78, 0.27], [0.84, 0.34],
      [0.93, 0.32], [1.06, 0.45],
    ],
  },
  crest: {
    seed: 9,
    sun: [0.36, 0.27],
    massif: [
      [-0.05, 0.6], [0.1, 0.52], [0.18, 0.55], [0.3, 0.42], [0.38, 0.46], [0.5, 0.33], [0.6, 0.22], [0.66, 0.33], [0.74, 0.37],
      [0.82, 0.34], [0.92, 0.48], [1.06, 0.42],
    ],
  },
} as const satisfies Record<string, Ridge>

export type RidgeName = keyof typeof RIDGES
