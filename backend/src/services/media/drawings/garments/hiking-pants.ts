import { mix, tones } from '../core/color.ts'
import type { Cloth } from '../core/fabric.ts'
import { Curve, roundedRect } from '../core/path.ts'
import { panel, softShadow } from '../core/shading.ts'
import type { Sheet } from '../core/sheet.ts'
import { bothSides, type Side } from '../core/sides.ts'
import type { Item } from '../core/studio.ts'
import { bartack, mark, puller, sealedZip, stitch } from '../core/trims.ts'
import type { Style } from '../core/draw-options.ts'
import { fitted } from './bottom-block.ts'
import { parts, legs, waistband, picture, slantPocket, type Parts } from './bottom-parts.ts'
import { trouserCut, type TrouserCut } from './trouser-cuts.ts'
import { legBlocks, legExtras, legTrims } from './trouser-legs.ts'

export function hikingPants(sheet: Sheet, style: Style): Item {
  const cut = trouserCut(style.shape)
  const set = parts(sheet, style, fitted(cut.block, style))
  const { base, accent } = style.colorway
  const front = fly(set) + (cut.hasBelt ? belt(sheet, accent, base) : button(base))
  const content = [
    legs(sheet, set, {
      looseness: cut.looseness,
      blocks: (side) => legBlocks(set, cut, side),
      trims: (side) => slantPocket(set, side) + legTrims(set, cut, side),
    }),
    legExtras(sheet, set, cut),
    waistband(sheet, set, { height: cut.waistband, cloth: set.main }),
    bothSides((side) => beltLoops(set, side)),
    style.view === 'back' ? backPockets(sheet, set, cut) : front,
  ]
  return picture('ripstop', sheet, content.join(''), set, { top: 112, focus: { x: 20, y: 70, zoom: 3 } })
}

function beltLoops({ main: { tones: tone } }: Parts, side: Side): string {
  const [x] = side(Curve.from(78, 0)).start
  return `<rect x="${x - 6}" y="2" width="12" height="42" rx="2" fill="${tone.base}" stroke="${tone.deep}" stroke-width="1.2"/>${stitch(`M${x - 3} 6V40M${x + 3} 6V40`, tone, 1)}`
}

function fly({ block, main }: Parts): string {
  const { crotch } = block
  return (
    stitch(`M26 46V${crotch - 92}Q24 ${crotch - 60} 2 ${crotch - 48}`, main.tones) + bartack([14, crotch - 52], -24, main.tones)
  )
}

function belt(sheet: Sheet, accent: string, base: string): string {
  const webbing = 'M-70 20Q0 28 70 20'
  const buckle = roundedRect(-26, 10, 52, 32, 5)
  return (
    `<g fill="none"><path d="${webbing}" stroke="${tones(accent).deep}" stroke-width="18"/><path d="${webbing}" stroke="${accent}" stroke-width="16"/></g>` +
    softShadow(sheet, buckle, 0.4, 3) +
    `<path d="${buckle}" fill="#33393f" stroke="#14181c"/><path d="M-18 17H18" stroke="#fff" stroke-opacity=".3" stroke-width="2"/>${mark([0, 27], 24, base === '#24282d' ? '#c9ccce' : '#e7e4de')}`
  )
}

/** A press stud in place of a belt. */
const button = (base: string): string =>
  `<circle cx="0" cy="26" r="9" fill="${mix(base, '#8d9295', 0.7)}" stroke="${tones(base).deep}" stroke-width="1.6"/><circle cx="-2" cy="24" r="3" fill="#fff" fill-opacity=".5"/>`

function backPockets(sheet: Sheet, { main, style }: Parts, { thigh }: TrouserCut): string {
  const print = mark([-82, 150], 30, style.colorway.accent)
  if (thigh === 'plain' || thigh === 'cargo') return bothSides((side) => flapPocket(sheet, main, side)) + print
  return (
    bothSides((side) => sealedZip(side(Curve.from(44, 92).line(118, 84)).open(), main.tones, 8)) +
    puller([112, 85], style.colorway.accent, 26) +
    print
  )
}

function flapPocket(sheet: Sheet, main: Cloth, side: Side): string {
  const flap = Curve.from(40, 92).line(126, 84).line(128, 112).line(84, 132).line(42, 120)
  const d = side(flap).closed()
  return softShadow(sheet, d, 0.34, 5) + panel(sheet, { d, cloth: main, volume: 0.4, trims: stitch(side(flap.map(([x, y]) => [x, y - 7])).open(), main.tones) })
}
