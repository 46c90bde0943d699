/** The basic block for trousers, tights and shorts. Zero is the waist. */
import { Curve, type Point } from '../core/path.ts'
import type { Style } from '../core/draw-options.ts'
import type { Fold } from '../core/shading.ts'

export interface BottomBlock {
  readonly waist: number
  readonly hip: Point
  readonly crotch: number
  readonly knee: readonly [outer: number, inner: number, y: number]
  readonly hem: readonly [outer: number, inner: number, y: number]
  /** How far the waistline dips in front. */
  readonly dip: number
}

const FIT_EASE = { slim: -12, regular: 0, relaxed: 14 } as const

/** The cut of the legs as the style is worn; women's blocks are narrower at the waist. */
export function fitted(block: BottomBlock, { fit, cut }: Pick<Style, 'fit' | 'cut'>): BottomBlock {
  const ease = FIT_EASE[fit]
  const { waist, hip, knee, hem } = block
  return {
    ...block,
    waist: waist - (cut === 'women' ? 14 : 0),
    hip: [hip[0] + ease * 0.5, hip[1]],
    knee: [knee[0] + ease, knee[1], knee[2]],
    hem: [hem[0] + ease, hem[1], hem[2]],
  }
}

const outerSeam = ({ waist, hip, knee, hem }: BottomBlock): Curve =>
  Curve.through(
    [waist, 0],
    [waist + (hip[0] - waist) * 0.6, hip[1] * 0.46],
    hip,
    [(hip[0] + knee[0]) / 2 + 4, (hip[1] + knee[2]) / 2],
    [knee[0], knee[2]],
    [hem[0], hem[2]],
  )

const innerSeam = ({ crotch, knee, hem }: BottomBlock): Curve =>
  Curve.through([hem[1], hem[2] + 4], [knee[1], knee[2]], [Math.max(8, knee[1] * 0.4), (crotch + knee[2]) / 2 - 18], [2, crotch])

export const waistTop = ({ waist, dip }: BottomBlock): Curve =>
  Curve.from(0, dip).curve(waist * 0.5, dip, waist * 0.82, dip * 0.5, waist, 0)

export interface Leg {
  readonly outer: Curve
  readonly hem: Curve
  readonly inner: Curve
  readonly outline: Curve
}

/** The picture's right leg, from the centre of the waist round and back. */
export function leg(block: BottomBlock): Leg {
  const outer = outerSeam(block)
  const inner = innerSeam(block)
  const [x, y] = outer.end
  const hem = Curve.from(x, y).curve(
    x - (x - inner.start[0]) * 0.3,
    y + 9,
    inner.start[0] + (x - inner.start[0]) * 0.3,
    y + 11,
    ...inner.start,
  )
  return { outer, hem, inner, outline: waistTop(block).then(outer).then(hem).then(inner).line(0, block.crotch) }
}

/** Creases every leg shows: from the crotch, behind the knee, stacked at the hem. */
export function legFolds(block: BottomBlock, looseness: number): Fold[] {
  const [kneeOut, kneeIn, ky] = block.knee
  const [hemOut, hemIn, hy] = block.hem
  const width = (value: number): number => value * looseness
  return [
    { from: [6, block.crotch - 6], to: [block.hip[0] * 0.66, block.crotch - 64], width: width(11), bow: -10 },
    { from: [8, block.crotch + 8], to: [block.hip[0] * 0.6, block.crotch + 34], width: width(11), bow: 8 },
    { from: [10, block.crotch + 40], to: [kneeIn + 40, ky - 60], width: width(9), bow: -10, depth: 0.6 },
    { from: [kneeIn + 3, ky - 8], to: [kneeOut - 26, ky + 18], width: width(10), bow: 8 },
    { from: [kneeOut - 4, ky + 6], to: [kneeIn + 26, ky + 40], width: width(10), bow: 10, depth: 0.8 },
    { from: [kneeOut - 5, ky + 60], to: [(hemOut + hemIn) / 2, hy - 90], width: width(9), bow: -8, depth: 0.6 },
    { from: [hemIn + 3, hy - 60], to: [hemOut - 20, hy - 38], width: width(9), bow: 7, depth: 0.8 },
    { from: [hemOut - 3, hy - 34], to: [hemIn + 16, hy - 14], width: width(8), bow: -6, depth: 0.7 },
  ]
}
