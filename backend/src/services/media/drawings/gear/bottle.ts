import { mix, tones } from '../core/color.ts'
import { grain } from '../core/fabric.ts'
import { Curve, roundedRect, symmetric } from '../core/path.ts'
import type { Sheet } from '../core/sheet.ts'
import { glint, turned } from '../core/solids.ts'
import type { Item } from '../core/studio.ts'
import { mark } from '../core/trims.ts'
import type { Style } from '../core/draw-options.ts'
import { STEEL, standing } from './standing.ts'

export function bottle(sheet: Sheet, { colorway }: Style): Item {
  const paint = tones(colorway.base)
  const lid = tones(mix(colorway.accent, '#1d2126', 0.25))
  const body = symmetric(
    Curve.from(0, -178)
      .line(50, -178)
      .curve(56, -150, 98, -138, 100, -84)
      .line(100, 286)
      .curve(100, 300, 94, 306, 84, 307)
      .line(0, 307),
  )
  const neck = roundedRect(-54, -206, 108, 34, 4)
  const cap = symmetric(
    Curve.from(0, -286)
      .line(54, -286)
      .curve(66, -285, 70, -280, 70, -268)
      .line(71, -206)
      .curve(71, -199, 66, -196, 60, -196)
      .line(0, -196),
  )
  const base = roundedRect(-90, 296, 180, 18, 8)
  const print = `${mark([0, 70], 74, colorway.accent)}<path d="M-99 232H99" stroke="${colorway.accent}" stroke-width="7"/>`
  const content = [
    turned(sheet, { d: base, tones: STEEL, gloss: 1 }),
    turned(sheet, { d: neck, tones: STEEL, gloss: 1 }),
    carryLoop(sheet, lid.base),
    turned(sheet, { d: cap, tones: lid, gloss: 0.3, trims: knurl(lid.deep) }),
    turned(sheet, { d: body, tones: paint, gloss: 0.35, trims: print }),
    glint(sheet, 'M-60-70Q-64 80-60 262L-53 262Q-56 80-52-78Z', 0.42, 3),
  ]
  return standing(grain(sheet, 'smooth', 3, content.join('')), 314, 104, { focus: { x: 0, y: -150, zoom: 2.4 } })
}

function carryLoop(sheet: Sheet, color: string): string {
  const d = 'M-46-276V-318C-46-352-26-362 0-362S46-352 46-318V-276H24V-314C24-332 14-340 0-340S-24-332-24-314V-276Z'
  return turned(sheet, { d, tones: tones(color), gloss: 0.3 })
}

const knurl = (color: string): string => {
  const grooves = Array.from({ length: 15 }, (_, index) => `M${Math.round(68 * Math.sin(((index - 7) / 7) * 1.45))}-262V-212`)
  return `<path d="${grooves.join('')}" stroke="${color}" stroke-width="3.4" stroke-opacity=".55" stroke-linecap="round"/>`
}
