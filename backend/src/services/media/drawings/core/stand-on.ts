import type { Sheet } from './sheet.ts'
import { castShadow, contactShadow, type Item } from './studio.ts'

/** An item that stands on the floor of a larger picture, with its own shadows. */
export function standOn(sheet: Sheet, item: Item, x: number, floor: number, scale: number): string {
  const size = scale * (item.scale ?? 1)
  const standing = { ...item, stands: true }
  const subject = `${contactShadow(sheet, standing)}<g filter="url(#${castShadow(sheet, standing)})">${item.content}</g>`
  return `<g transform="translate(${Math.round(x)} ${Math.round(floor - item.ground * size)}) scale(${size.toFixed(3)})">${subject}</g>`
}
