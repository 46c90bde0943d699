/** The pattern pieces that shells, padded jackets and fleeces share. */
import { cloth, type Cloth } from '../core/fabric.ts'
import { acrossCentre, Curve } from '../core/path.ts'
import { panel, softShadow } from '../core/shading.ts'
import type { Sheet } from '../core/sheet.ts'
import { bothSides, type Side } from '../core/sides.ts'
import type { Item } from '../core/studio.ts'
import { ribbing, seam } from '../core/trims.ts'
import { tones } from '../core/color.ts'
import type { Style } from '../core/draw-options.ts'
import { bodyOutline, hemLine, longSleeve, topBlock, type BlockChange, type Sleeve, type TopBlock } from './top-block.ts'

export const COLLAR = { neck: 92, height: 46 }

export const jacketBlock = (style: Style, change: BlockChange = {}): TopBlock =>
  topBlock(style, { ease: 22, length: 44, neck: 92, frontDrop: 60, shoulder: 14, hemWidth: -6, ...change })

export function jacketBody(block: TopBlock): string {
  const edge = Curve.from(0, 34).curve(40, 34, 76, 20, block.neck, 0)
  return bodyOutline(block, edge)
}

export function outfit(content: string, block: TopBlock, change: Partial<Item> = {}): Item {
  return {
    content,
    top: 212,
    scale: 0.9,
    ground: block.hem[1] + 34,
    footprint: 230,
    focus: { x: 40, y: 60, zoom: 2.6 },
    limbs: { hand: longSleeve(block).cuff.at(0.5) },
    ...change,
  }
}

export function yokeCurve({ underarm: [ux, uy] }: TopBlock): Curve {
  return Curve.from(0, 148).curve(70, 148, 120, 128, ux - 20, uy - 74)
}

export function yokeBlock(block: TopBlock, accent: string): string {
  const line = acrossCentre(yokeCurve(block))
  return `<path d="${line.line(300, -60).line(-300, -60).closed()}" fill="${accent}"/>`
}

export function hemBinding(sheet: Sheet, block: TopBlock, main: Cloth): string {
  const top = acrossCentre(hemLine(block).reversed())
  const band = top.moved(0, -3).then(top.map(([x, y]) => [x * 0.985, y + 13]).reversed())
  return panel(sheet, { d: band.closed(), cloth: main, volume: 0.3, dim: 0.2 })
}

/** The inside of a longer back, below the hem of the front. */
export function backTail(sheet: Sheet, block: TopBlock, length: number, main: Cloth): string {
  const front = acrossCentre(hemLine(block).reversed())
  const back = acrossCentre(hemLine({ ...block, hemDip: block.hemDip + length }).reversed())
  const d = back.then(front.moved(0, -8).reversed()).closed()
  return panel(sheet, { d, cloth: main, dim: 0.42, volume: 0.5, trims: softShadow(sheet, front.line(0, block.hem[1] - 60).closed(), 0.3, 8) })
}

/** A gathered band that pulls the hem in. */
export function elasticHem(sheet: Sheet, block: TopBlock, main: Cloth): string {
  const top = acrossCentre(hemLine(block).reversed()).moved(0, -4)
  const bottom = top.map(([x, y]) => [x * 0.97, y + 30])
  const trims = ribbing(sheet, top, bottom, 34, main.tones)
  return panel(sheet, { d: top.then(bottom.reversed()).closed(), cloth: main, volume: 0.5, dim: 0.12, trims })
}

export function elasticCuff(sheet: Sheet, { cuff }: Sleeve, side: Side, color: string): string {
  const [middle] = cuff.at(0.5)
  const low = cuff.map(([x, y]) => [(x - middle) * 0.9 + middle + 5, y + 15])
  return panel(sheet, {
    d: side(cuff.moved(0, -6).then(low.reversed())).closed(),
    cloth: cloth(sheet, color),
    volume: 0.3,
    dim: 0.25,
  })
}

/** Panels down the sides, of another cloth. */
export function sidePanels({ underarm: [ux, uy], hem: [hx, hy] }: TopBlock, color: string): string {
  const edge = Curve.from(ux - 20, uy - 30).curve(ux - 90, uy + 90, hx - 100, hy - 220, hx - 46, hy + 60)
  const panelShape = edge.line(hx + 60, hy + 60).line(ux + 60, uy - 30)
  return bothSides((side) => `<path d="${side(panelShape).closed()}" fill="${color}"/>${seam(side(edge).open(), tones(color))}`)
}
