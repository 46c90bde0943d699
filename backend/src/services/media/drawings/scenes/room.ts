/** A room with a window on the mountains: where the films of lessons are made. */
import { mix } from '../core/color.ts'
import { roundedRect } from '../core/path.ts'
import type { Sheet } from '../core/sheet.ts'
import { landscape, type Landscape } from './landscape.ts'
import type { Frame } from './ridges.ts'

export interface Room {
  readonly wall: string
  readonly view: Landscape
  /** Things on the wall beside the window. */
  readonly decor?: string
}

/** The height of the line between the wall and the floor, as a share of the frame's. */
const FLOOR = 0.74

export function room(sheet: Sheet, frame: Frame, { wall, view, decor = '' }: Room): string {
  const { width, height } = frame
  const floor = height * FLOOR
  const plaster = sheet.linear([0, 0], [width * 0.6, floor], [{ at: 0, color: mix(wall, '#ffffff', 0.3) }, { at: 1, color: mix(wall, '#11161d', 0.12) }])
  return [
    `<rect width="${width}" height="${height}" fill="${plaster}"/>`,
    decor,
    windowOn(sheet, frame, view),
    boards(sheet, frame, floor),
    `<path d="M0 ${floor - 16}H${width}V${floor}H0Z" fill="${mix(wall, '#ffffff', 0.62)}"/><path d="M0 ${floor}H${width}" stroke="#1b1511" stroke-opacity=".45" stroke-width="2"/>`,
    daylight(sheet, frame, floor),
  ].join('')
}

function windowOn(sheet: Sheet, { width, height }: Frame, view: Landscape): string {
  const pane = { width: Math.round(width * 0.56), height: Math.round(height * 0.4) }
  const [x, y] = [Math.round(width * 0.22), Math.round(height * 0.14)]
  const { width: w, height: h } = pane
  const clip = sheet.clip(roundedRect(0, 0, w, h, 3))
  return (
    `<g transform="translate(${x} ${y})"><path d="${roundedRect(-17, -17, w + 34, h + 34, 5)}" fill="#0b0f14" opacity=".22" transform="translate(7 9)"/>` +
    `<path d="${roundedRect(-17, -17, w + 34, h + 34, 5)}" fill="#f3efe8"/><g clip-path="url(#${clip})">${landscape(sheet, pane, view)}</g>` +
    `<path d="M${w / 2} 0V${h}" stroke="#f3efe8" stroke-width="12"/><path d="M${w / 2 + 6} 0V${h}M1 0V${h}M0 1H${w}" stroke="#1b1511" stroke-opacity=".25" stroke-width="2" fill="none"/>` +
    `<path d="M-30 ${h + 17}H${w + 30}V${h + 36}H-30Z" fill="#e6e0d5"/><path d="M-30 ${h + 36}H${w + 30}" stroke="#1b1511" stroke-opacity=".3" stroke-width="3"/></g>`
  )
}

/** Floor boards that run towards the window. */
function boards(sheet: Sheet, { width, height }: Frame, floor: number): string {
  const wood = sheet.linear([0, floor], [0, height], [{ at: 0, color: '#a97f59' }, { at: 1, color: '#c79b70' }])
  const gaps = Array.from({ length: 15 }, (_, index) => {
    const near = (index - 7) * width * 0.17
    return `M${Math.round(width / 2 + near * 0.42)} ${floor}L${Math.round(width / 2 + near)} ${height}`
  })
  return `<rect y="${floor}" width="${width}" height="${height - floor}" fill="${wood}"/><path d="${gaps.join('')}" stroke="#6d4a2d" stroke-opacity=".42" stroke-width="2.4"/>`
}

/** The patch of light that the window throws on the floor. */
function daylight(sheet: Sheet, { width, height }: Frame, floor: number): string {
  const light = sheet.linear([0, floor], [0, height], [{ at: 0, color: '#fff4dc', opacity: 0.42 }, { at: 1, color: '#fff4dc', opacity: 0.06 }])
  const x = (share: number): number => Math.round(width * share)
  return `<path d="M${x(0.3)} ${floor}H${x(0.56)}L${x(0.5)} ${height}H${x(0.06)}ZM${x(0.6)} ${floor}H${x(0.84)}L${x(0.98)} ${height}H${x(0.58)}Z" fill="${light}"/>`
}
