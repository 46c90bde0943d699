import { roundedRect } from '../core/path.ts'
import { WIDTH } from '../core/studio.ts'
import type { Sheet } from '../core/sheet.ts'

/** The size of a cover within the picture. */
export const CARD = { width: 620, height: 800 }
const TOP = 88
/** The lower edge of a cover within the picture. */
export const CARD_FOOT = TOP + CARD.height

/** A sheet or a screen that floats in front of the ground, lit like the other goods. Its content is clipped to it. */
export function card(sheet: Sheet, content: string, { radius = 10, under = '' } = {}): string {
  const shape = roundedRect(0, 0, CARD.width, CARD.height, radius)
  const clip = sheet.clip(shape)
  return (
    `<g transform="translate(${(WIDTH - CARD.width) / 2} ${TOP})">` +
    `<path d="${roundedRect(18, 26, CARD.width - 8, CARD.height - 6, radius + 6)}" fill="#3d332b" opacity=".34" filter="url(#${sheet.pageBlur(18)})"/>` +
    `<path d="${roundedRect(6, 8, CARD.width - 6, CARD.height - 4, radius)}" fill="#2c2520" opacity=".3" filter="url(#${sheet.pageBlur(6)})"/>` +
    `${under}<g clip-path="url(#${clip})">${content}</g>` +
    `<path d="${shape}" fill="none" stroke="#11161d" stroke-opacity=".28" stroke-width="1.6"/></g>`
  )
}
