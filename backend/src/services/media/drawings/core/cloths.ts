/** The cloths that pieces are cut from, in the style's colours. */
import type { Style } from './draw-options.ts'
import { cloth, type Cloth } from './fabric.ts'
import type { Sheet } from './sheet.ts'

/** The style's own print; colour blocks are laid on plain cloth, piece by piece. */
export const mainCloth = (sheet: Sheet, { colorway, pattern }: Style, grainline = 0): Cloth =>
  cloth(sheet, colorway.base, pattern, colorway.accent, grainline)

/** For the part that a colour-blocked style has in its accent. */
export const contrastCloth = (sheet: Sheet, { colorway, pattern }: Style): Cloth =>
  cloth(sheet, pattern === 'color-block' ? colorway.accent : colorway.base)

/** For ribs and collars, where melange shows as it is in the yarn, and no print does. */
export const plainCloth = (sheet: Sheet, { colorway, pattern }: Style): Cloth =>
  cloth(sheet, colorway.base, pattern === 'heather' ? 'heather' : 'solid')
