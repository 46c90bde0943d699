/** Necks of tees: crew, V, polo, a stand collar and a placket. */
import { plainCloth } from '../core/cloths.ts'
import { brightness, tones } from '../core/color.ts'
import { cloth, type Cloth } from '../core/fabric.ts'
import type { Curve } from '../core/path.ts'
import { panel, softShadow } from '../core/shading.ts'
import type { Sheet } from '../core/sheet.ts'
import { puller, stitch, zip } from '../core/trims.ts'
import type { Style } from '../core/draw-options.ts'
import { backCollar, crewEdge, neckInside, poloCollar, poloEdge, ribBand, standCollar, vEdge } from './necklines.ts'
import { neckEdge, type TopBlock } from './top-block.ts'

interface Neck {
  readonly edge: Curve
  readonly behind: string
  readonly before: string
}

export function neckOf(sheet: Sheet, block: TopBlock, style: Style, main: Cloth): Neck {
  const { base, accent } = style.colorway
  const plain = plainCloth(sheet, style)
  const back = style.view === 'back'
  const stand = { neck: block.neck + 3, height: 34 }
  const crew = crewEdge(block, back ? 'back' : 'front')
  switch (style.collar) {
    case 'mock':
    case 'half-zip': {
      const edge = neckEdge(block, 30)
      if (back) return { edge, behind: '', before: backCollar(sheet, stand, plain) }
      const { behind, before } = standCollar(sheet, stand, plain, plain, accent)
      return { edge, behind, before: before + (style.collar === 'half-zip' ? halfZip(main, style) : '') }
    }
    case 'polo': {
      if (back) return { edge: crew, behind: '', before: backCollar(sheet, { ...stand, height: 14 }, plain) }
      const edge = poloEdge(block)
      const collar = style.pattern === 'color-block' ? cloth(sheet, accent) : plain
      return { edge, behind: neckInside(sheet, block, edge, plain, base), before: poloCollar(sheet, block, collar, plain) }
    }
    default: {
      const edge = style.collar === 'v-neck' && !back ? vEdge(block) : crew
      const band = ribBand(sheet, edge, 17, plain)
      const placket = style.shape === 'henley' && !back ? henleyPlacket(sheet, block, plain, base) : ''
      return { edge, behind: back ? '' : neckInside(sheet, block, edge, plain, base), before: placket + band }
    }
  }
}

function halfZip(main: Cloth, { colorway }: Style): string {
  return zip('M0 7V216', tones(colorway.accent), 13) + stitch('M-13 40V224H13V40', main.tones) + puller([0, 34], colorway.accent)
}

/** Three buttons under a crew neck, on a placket that shows which edge lies on top. */
function henleyPlacket(sheet: Sheet, { frontDrop }: TopBlock, plain: Cloth, base: string): string {
  const top = frontDrop + 10
  const d = `M-17 ${top}H17V${top + 136}Q0 ${top + 144}-17 ${top + 136}Z`
  const light = brightness(base) > 0.6 ? '#6b6f73' : '#efece6'
  const buttons = [34, 74, 114].map(
    (y) => `<circle cy="${top + y}" r="6.6" fill="${light}" stroke="${plain.tones.deep}" stroke-width="1.2"/><path d="M-2 ${top + y}h4" stroke="${plain.tones.deep}" stroke-width="1.4"/>`,
  )
  const trims = stitch(`M-11 ${top}V${top + 128}H11V${top}`, plain.tones)
  return softShadow(sheet, d, 0.4, 5) + panel(sheet, { d, cloth: plain, volume: 0.3, trims }) + buttons.join('')
}
