import type { Kind } from '../core/draw-options.ts'

interface Size {
  /** Of the drawing beside a backpack, which has 1. */
  readonly scale: number
  /** Half the room that it takes on the floor, in the picture's units. */
  readonly half: number
  /** The height of what stands on the floor. */
  readonly tall: number
  /** Where the drawing touches the floor, if it hangs in other pictures. */
  readonly ground?: number
}

const CLOTHING: Size = { scale: 0.62, half: 210, tall: 420 }

/** How large things are beside each other. */
const SIZES: Partial<Record<Kind, Size>> = {
  backpack: { scale: 0.74, half: 205, tall: 560 },
  duffel: { scale: 0.66, half: 210, tall: 250 },
  tote: { scale: 0.72, half: 160, tall: 400 },
  'yoga-mat': { scale: 0.86, half: 112, tall: 520 },
  bottle: { scale: 0.6, half: 66, tall: 380 },
  kettlebell: { scale: 0.58, half: 112, tall: 300 },
  dumbbell: { scale: 0.6, half: 170, tall: 160 },
  'resistance-band': { scale: 0.48, half: 116, tall: 200 },
  'foam-roller': { scale: 0.62, half: 86, tall: 360 },
  'gym-ball': { scale: 0.56, half: 150, tall: 300 },
  watch: { scale: 0.42, half: 52, tall: 320 },
  socks: { scale: 0.56, half: 130, tall: 400 },
  beanie: { scale: 0.56, half: 132, tall: 250, ground: 178 },
  cap: { scale: 0.56, half: 150, tall: 200, ground: 110 },
}

export const sizeOf = (kind: Kind): Size => SIZES[kind] ?? CLOTHING
