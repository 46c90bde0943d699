/** The pattern pieces that shells, padded jackets and fleeces share. */
import type { Cloth } from '../core/fabric.ts'
import { acrossCentre, Curve } from '../core/path.ts'
import { panel } from '../core/shading.ts'
import type { Sheet } from '../core/sheet.ts'
import type { Item } from '../core/studio.ts'
import type { Style } from '../core/draw-options.ts'
import { bodyOutline, hemLine, topBlock, type TopBlock } from './top-block.ts'

export const COLLAR = { neck: 92, height: 46 }

export const COLLAR_TOP = -COLLAR.height

export const jacketBlock = (style: Style, ease = 22): TopBlock =>
  topBlock(style, { ease, length: 44, neck: 92, frontDrop: 60, shoulder: 14, hemWidth: -6 })

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
