import { contrastCloth, mainCloth } from '../core/cloths.ts'
import { tones } from '../core/color.ts'
import { cloth, grain } from '../core/fabric.ts'
import { roundedRect } from '../core/path.ts'
import { panel, softShadow } from '../core/shading.ts'
import type { Sheet } from '../core/sheet.ts'
import { bothSides, type Side } from '../core/sides.ts'
import type { Item } from '../core/studio.ts'
import { puller, sealedZip, stitch, wovenLabel, zip } from '../core/trims.ts'
import type { Style } from '../core/draw-options.ts'
import { COLLAR, COLLAR_TOP, jacketBlock, jacketBody, outfit, yokeBlock, hemBinding } from './jacket-parts.ts'
import { backCollar, standCollar } from './necklines.ts'
import { armholeStitching, sleevePair } from './sleeves.ts'
import { bodyFolds, longSleeve, longSleeveFolds, type Sleeve } from './top-block.ts'

export function fleece(sheet: Sheet, style: Style): Item {
  const block = jacketBlock(style, 14)
  const { accent } = style.colorway
  const back = style.view === 'back'
  const main = mainCloth(sheet, style)
  const contrast = contrastCloth(sheet, style)
  const sleeve = longSleeve(block, 0, 70, 10)
  const hy = block.hem[1]
  const half = style.collar === 'half-zip'
  const zipEnd = half ? 232 : hy + 6
  const collar = standCollar(sheet, COLLAR, contrast, main, accent)
  const cloths = [
    sleevePair(sheet, sleeve, { cloth: main, folds: longSleeveFolds(sleeve), volume: 1.4 }),
    back ? '' : collar.behind,
    panel(sheet, {
      d: jacketBody(block),
      cloth: main,
      volume: 1.5,
      folds: bodyFolds(block, 1.3),
      blocks: style.pattern === 'color-block' ? yokeBlock(block, accent) : '',
      trims: armholeStitching(block, main),
    }),
    back ? backCollar(sheet, COLLAR, contrast) : collar.before,
  ]
  const trims = [
    bothSides((side) => cuffBinding(sheet, sleeve, side, accent)),
    hemBinding(sheet, block, cloth(sheet, accent)),
    back
      ? ''
      : softShadow(sheet, `M-9 0H14V${zipEnd}H-9Z`, 0.3, 5) +
        zip(`M0 ${COLLAR_TOP + 42}V${zipEnd}`, tones(accent), 14) +
        puller([0, COLLAR_TOP + 66], accent, 36),
    back ? '' : chestPocket(sheet, style),
  ]
  return outfit(grain(sheet, 'fleece', 11, cloths.join('')) + trims.join(''), block, { top: 226 })
}

function cuffBinding(sheet: Sheet, { cuff }: Sleeve, side: Side, accent: string): string {
  const band = side(cuff.moved(-2, -2).then(cuff.map(([x, y]) => [x + 4, y + 12]).reversed())).closed()
  return panel(sheet, { d: band, cloth: cloth(sheet, accent), volume: 0.3 })
}

/** A woven pocket on the pile: the classic mountain fleece. */
function chestPocket(sheet: Sheet, { colorway, pattern }: Style): string {
  const color = pattern === 'color-block' ? colorway.base : colorway.accent
  const main = cloth(sheet, color)
  const d = roundedRect(52, 122, 104, 112, 9)
  const content = panel(sheet, { d, cloth: main, volume: 0.4, trims: stitch(roundedRect(58, 128, 92, 100, 6), main.tones) })
  return (
    softShadow(sheet, d, 0.35, 6) +
    content +
    sealedZip('M64 146H144', main.tones, 8) +
    puller([142, 146], main.tones.light, 26) +
    wovenLabel(86, 176, 36, 24, '#f1eee8', colorway.base)
  )
}
