/** Gear that stands on the floor. Zero is the middle of the item. */
import { tones } from '../core/color.ts'
import type { Item } from '../core/studio.ts'

export const STEEL = tones('#b9bdbf')

export const standing = (content: string, ground: number, footprint: number, change: Partial<Item> = {}): Item => ({
  content,
  top: 500,
  ground,
  footprint,
  stands: true,
  focus: { x: 0, y: -60, zoom: 2.2 },
  ...change,
})
