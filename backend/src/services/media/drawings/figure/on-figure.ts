/** A garment as it is worn, so that its length and its fit can be seen. */
import type { Kind, Style } from '../core/draw-options.ts'
import type { Point } from '../core/path.ts'
import type { Sheet } from '../core/sheet.ts'
import type { Item, PatternPiece } from '../core/studio.ts'
import { bodyOf } from './body.ts'
import { arms, lowerBody, upperBody, type Stance } from './figure.ts'

/** From the crown to the knees. */
const TOP = { top: 250, scale: 0.78 }
/** From the chin to the floor. */
const BOTTOM = { top: 300, scale: 0.72 }

/** Bras are drawn larger than other garments. */
const BRA_SIZE = 0.84

const SLEEVELESS: ReadonlySet<Kind> = new Set<Kind>(['tank', 'vest', 'sports-bra'])

const STANCE: Stance = { knee: 92, foot: 86 }

const FOCUS = { x: 0, y: 0, zoom: 1 }
const NO_SHADOW = { ground: 0, footprint: 0, focus: FOCUS }

export function onFigure(sheet: Sheet, kind: Kind, style: Style, piece: PatternPiece): Item {
  const body = bodyOf(style.cut)
  const { limbs } = piece(sheet, style)
  if (!limbs) throw new Error(`${kind} is not worn`)
  return 'hand' in limbs ? wearTop() : wearBottom()

  function wearTop(): Item {
    const { hand } = limbs as { hand: Point }
    const trunk = upperBody(sheet, body, style.cut, SLEEVELESS.has(kind) ? 'sleeveless' : 'sleeved')
    const legs = lowerBody(sheet, body, STANCE, true)
    const under = arms(sheet, body, hand)
    if (kind !== 'sports-bra') return { ...NO_SHADOW, ...TOP, content: under + piece(sheet, { ...style, wearer: trunk + legs }).content }
    const { content } = piece(sheet, { ...style, wearer: `<g transform="scale(${1 / BRA_SIZE})">${trunk}</g>` })
    return { ...NO_SHADOW, ...TOP, content: `${under}<g transform="scale(${BRA_SIZE})">${content}</g>${legs}` }
  }

  function wearBottom(): Item {
    const raise = (content: string): string => `<g transform="translate(0 ${-body.waistY})">${content}</g>`
    const stance = limbs as Stance
    const legs = raise(lowerBody(sheet, body, stance, false) + arms(sheet, body, [body.shoulder + 84, 560]))
    const garment = piece(sheet, { ...style, wearer: raise(upperBody(sheet, body, style.cut, 'dressed')) })
    return { content: legs + garment.content, ...BOTTOM, ground: body.footY - body.waistY - 20, footprint: 210, focus: FOCUS }
  }
}
