import { contrastCloth, mainCloth } from '../core/cloths.ts'
import { tones } from '../core/color.ts'
import { cloth, grain } from '../core/fabric.ts'
import { Curve, roundedRect } from '../core/path.ts'
import { panel, softShadow } from '../core/shading.ts'
import type { Sheet } from '../core/sheet.ts'
import { bothSides, type Side } from '../core/sides.ts'
import type { Item } from '../core/studio.ts'
import { mark, puller, sealedZip, stitch, wovenLabel, zip } from '../core/trims.ts'
import type { Shape, Style } from '../core/draw-options.ts'
import { COLLAR, jacketBlock, jacketBody, outfit, yokeBlock, hemBinding } from './jacket-parts.ts'
import { backCollar, standCollar, type Stand } from './necklines.ts'
import { raglanSeams } from './raglan.ts'
import { armholeStitching, sleevePair } from './sleeves.ts'
import { bodyFolds, longSleeve, longSleeveFolds, type BlockChange, type Sleeve, type TopBlock } from './top-block.ts'

interface FleeceCut {
  readonly change: BlockChange
  readonly texture: 'fleece' | 'knit'
  readonly collar: Stand
  readonly isRaglan?: boolean
  readonly pockets: 'chest' | 'hips' | 'zipped' | 'flap'
  readonly scale: number
  readonly volume: number
}

const CLASSIC: FleeceCut = { change: { ease: 14 }, texture: 'fleece', collar: COLLAR, pockets: 'chest', scale: 0.9, volume: 1.5 }

const CUTS: Partial<Record<Shape, FleeceCut>> = {
  grid: { change: { ease: -6, length: 22 }, texture: 'knit', collar: { neck: 84, height: 54 }, isRaglan: true, pockets: 'zipped', scale: 0.94, volume: 1 },
  pile: { change: { ease: 40, length: 22, hemWidth: -16 }, texture: 'fleece', collar: { neck: 98, height: 66 }, pockets: 'flap', scale: 0.9, volume: 2.1 },
  longline: { change: { ease: 20, length: 150, hemWidth: 10 }, texture: 'fleece', collar: { neck: 94, height: 60 }, pockets: 'hips', scale: 0.8, volume: 1.6 },
}

export function fleece(sheet: Sheet, style: Style): Item {
  const cut = (style.shape && CUTS[style.shape]) ?? CLASSIC
  const block = jacketBlock(style, cut.change)
  const { accent } = style.colorway
  const back = style.view === 'back'
  const main = mainCloth(sheet, style)
  const contrast = contrastCloth(sheet, style)
  const sleeve = longSleeve(block, 0, 70, cut.volume * 7)
  const hy = block.hem[1]
  const zipEnd = style.collar === 'half-zip' ? 232 : hy + 6
  const zipTop = 42 - cut.collar.height
  const collar = standCollar(sheet, cut.collar, contrast, main, accent)
  const cloths = [
    sleevePair(sheet, sleeve, { cloth: main, folds: longSleeveFolds(sleeve), volume: cut.volume - 0.1 }),
    back ? '' : collar.behind,
    style.wearer,
    panel(sheet, {
      d: jacketBody(block),
      cloth: main,
      volume: cut.volume,
      folds: bodyFolds(block, 1.3),
      blocks: style.pattern === 'color-block' ? yokeBlock(block, accent) : '',
      trims: cut.isRaglan ? raglanSeams(block, main) + grid(sheet, main.tones.deep) : armholeStitching(block, main),
    }),
    back ? backCollar(sheet, cut.collar, contrast) : collar.before,
  ]
  const trims = [
    bothSides((side) => cuffBinding(sheet, sleeve, side, accent)),
    hemBinding(sheet, block, cloth(sheet, accent)),
    back
      ? ''
      : softShadow(sheet, `M-9 0H14V${zipEnd}H-9Z`, 0.3, 5) +
        zip(`M0 ${zipTop}V${zipEnd}`, tones(accent), 14) +
        puller([0, zipTop + 24], accent, 36) +
        pocketsOf(sheet, cut, block, style),
  ]
  return outfit(grain(sheet, cut.texture, 11, cloths.join('')) + trims.join(''), block, { top: 194 + cut.collar.height * 0.7, scale: cut.scale })
}

/** The squares of a grid fleece. */
function grid(sheet: Sheet, color: string): string {
  const tile = `<path d="M0 0H17M0 0V17" stroke="${color}" stroke-opacity=".34" stroke-width="2.4" fill="none"/>`
  return `<rect x="-420" y="-330" width="840" height="1300" fill="url(#${sheet.pattern(`grid${color}`, 'width="17" height="17"', tile)})"/>`
}

function pocketsOf(sheet: Sheet, { pockets }: FleeceCut, block: TopBlock, style: Style): string {
  switch (pockets) {
    case 'chest':
      return chestPocket(sheet, style)
    case 'zipped':
      return sealedZip('M96 176L104 284', tones(style.colorway.base), 9) + puller([97, 184], style.colorway.accent, 30) + hipZips(block, style)
    case 'hips':
      return hipZips(block, style) + mark([-100, 170], 46, style.colorway.accent)
    case 'flap':
      return flaps(sheet, style) + hipZips(block, style)
  }
}

function hipZips({ hem: [hx, hy] }: TopBlock, { colorway }: Style): string {
  const line = Curve.from(hx - 64, hy - 220).line(hx - 44, hy - 84)
  return (
    bothSides((side) => sealedZip(side(line).open(), tones(colorway.base), 9)) +
    [hx - 64, 64 - hx].map((x) => puller([x, hy - 212], colorway.accent, 28)).join('')
  )
}

/** A woven flap over a pocket on either side of the chest. */
function flaps(sheet: Sheet, { colorway, pattern }: Style): string {
  const woven = cloth(sheet, pattern === 'color-block' ? colorway.base : colorway.accent)
  const flap = Curve.from(52, 150).line(168, 150).line(168, 196).line(110, 218).line(52, 196)
  return bothSides((side) => {
    const d = side(flap).closed()
    return softShadow(sheet, d, 0.4, 6) + panel(sheet, { d, cloth: woven, volume: 0.4, trims: stitch(side(flap.map(([x, y]) => [x * 0.98 + 2, y - 7])).open(), woven.tones) })
  })
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
