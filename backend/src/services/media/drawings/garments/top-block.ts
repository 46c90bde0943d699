/** The basic block for everything worn above the waist. Zero is the high point of the shoulder. */
import { Curve, symmetric, type Point } from '../core/path.ts'
import type { Fold } from '../core/shading.ts'
import type { Style } from '../core/draw-options.ts'

export interface TopBlock {
  /** Half the neck opening at the shoulder. */
  readonly neck: number
  readonly frontDrop: number
  readonly backDrop: number
  readonly shoulderTip: Point
  readonly underarm: Point
  readonly waist: Point
  readonly hem: Point
  /** How far the hem dips at the centre. */
  readonly hemDip: number
}

/** Ease is added around the chest, length at the hem. */
export interface BlockChange {
  readonly ease?: number
  readonly length?: number
  readonly neck?: number
  readonly frontDrop?: number
  readonly shoulder?: number
  readonly hemWidth?: number
}

const FIT_EASE = { slim: -10, regular: 0, relaxed: 16 } as const

/** Cloth that lies flat is wider than round a body. */
const WORN_EASE = { slim: -42, regular: -26, relaxed: 0 } as const

export function topBlock(style: Style, change: BlockChange = {}): TopBlock {
  const women = style.cut === 'women'
  const isWorn = style.view === 'worn'
  const ease = (isWorn ? WORN_EASE : FIT_EASE)[style.fit] + (change.ease ?? 0)
  const chest = (women ? 196 : 222) + ease
  const shoulder = (women ? 166 : 190) + (change.shoulder ?? ease * 0.45) - (isWorn ? 8 : 0)
  const length = (women ? 556 : 592) + (change.length ?? 0)
  return {
    neck: (change.neck ?? 80) - (women ? 4 : 0),
    frontDrop: change.frontDrop ?? 78,
    backDrop: 15,
    shoulderTip: [shoulder, women ? 46 : 48],
    underarm: [chest, women ? 200 : 212],
    waist: [chest - (women ? 26 : 8), women ? 352 : 400],
    hem: [chest + (change.hemWidth ?? (women ? -2 : -4)), length],
    hemDip: 9,
  }
}

export function armhole({ shoulderTip, underarm }: TopBlock): Curve {
  const [sx, sy] = shoulderTip
  const [ux, uy] = underarm
  return Curve.from(sx, sy).curve(sx - 12, sy + (uy - sy) * 0.38, ux - 40, uy - 34, ux, uy)
}

export function sideSeam({ underarm, waist, hem }: TopBlock): Curve {
  return Curve.through(underarm, waist, hem)
}

export function hemLine({ hem, hemDip }: TopBlock): Curve {
  return Curve.from(...hem).curve(hem[0] * 0.62, hem[1] + hemDip, hem[0] * 0.3, hem[1] + hemDip, 0, hem[1] + hemDip)
}

/** Neck edge from the centre to the shoulder. */
export function neckEdge({ neck }: TopBlock, drop: number): Curve {
  return Curve.from(0, drop).curve(neck * 0.56, drop, neck * 0.93, drop * 0.62, neck, 0)
}

function shoulderSeam({ shoulderTip }: TopBlock, from: Point): Curve {
  const [sx, sy] = shoulderTip
  return Curve.from(...from).curve(from[0] + (sx - from[0]) * 0.4, sy * 0.3, sx - 22, sy - 12, sx, sy)
}

export function bodyOutline(block: TopBlock, neckline: Curve): string {
  const half = neckline.then(shoulderSeam(block, neckline.end)).then(armhole(block)).then(sideSeam(block)).then(hemLine(block))
  return symmetric(half)
}

/** The inside of the garment, visible through a neck opening with this front edge. */
export function insideNeck(block: TopBlock, frontEdge: Curve): string {
  return symmetric(neckEdge(block, block.backDrop).then(frontEdge.moved(0, 5).reversed()))
}

export interface Sleeve {
  readonly outer: Curve
  readonly cuff: Curve
  readonly inner: Curve
}

/** A set-in sleeve on the picture's right; it closes out of sight behind the body. */
export function sleeveOutline({ outer, cuff, inner }: Sleeve): Curve {
  const [ux, uy] = inner.end
  return outer
    .then(cuff)
    .then(inner)
    .line(ux - 46, uy - 20)
    .line(outer.start[0] - 34, outer.start[1] + 6)
}

export function shortSleeve({ shoulderTip: [sx, sy], underarm: [ux, uy] }: TopBlock, length = 1): Sleeve {
  const outerEnd: Point = [sx + 126 * length, sy + 168 * length]
  const innerEnd: Point = [ux + 8, uy + 66 * length ** 2]
  return {
    outer: Curve.through([sx, sy], [sx + 34, sy + 25], [sx + 78 * length, sy + 82 * length], outerEnd),
    cuff: Curve.from(...outerEnd).curve(outerEnd[0] - 30, outerEnd[1] + 26, innerEnd[0] + 34, innerEnd[1] - 8, ...innerEnd),
    inner: Curve.from(...innerEnd).curve(innerEnd[0] - 3, innerEnd[1] - 24, ux + 3, uy + 16, ux, uy),
  }
}

/** Arm hanging, elbow a little out. Width is the cuff opening. */
export function longSleeve(
  { shoulderTip: [sx, sy], underarm: [ux, uy] }: TopBlock,
  length = 0,
  width = 66,
  fullness = 0,
): Sleeve {
  const end = 560 + length
  const outerEnd: Point = [sx + 150 + fullness * 0.4, end - 5]
  const innerEnd: Point = [outerEnd[0] - width, end + 7]
  return {
    outer: Curve.through(
      [sx, sy],
      [sx + 40 + fullness * 0.5, sy + 32],
      [sx + 74 + fullness * 0.9, sy + 108],
      [sx + 108 + fullness, sy + 252],
      [sx + 134 + fullness * 0.9, end * 0.78],
      outerEnd,
    ),
    cuff: Curve.from(...outerEnd).curve(
      outerEnd[0] - width * 0.3,
      outerEnd[1] + 12,
      innerEnd[0] + width * 0.3,
      innerEnd[1] + 5,
      ...innerEnd,
    ),
    inner: Curve.through(innerEnd, [innerEnd[0] - 16, end * 0.76], [ux + 22, uy + 96], [ux + 4, uy + 26], [ux, uy]),
  }
}

/** Soft drag lines every hanging top shows: from the underarm, across the waist, up from the hem. */
export function bodyFolds({ underarm: [ux, uy], waist: [wx, wy], hem: [hx, hy] }: TopBlock, looseness = 1): Fold[] {
  const width = (value: number): number => value * looseness
  return [
    { from: [ux - 8, uy + 10], to: [ux - 118, uy + 112], width: width(13), bow: -16 },
    { from: [ux - 4, uy + 34], to: [ux - 84, uy + 178], width: width(10), bow: -14, depth: 0.8 },
    { from: [-ux + 8, uy + 8], to: [-ux + 108, uy + 96], width: width(14), bow: 10 },
    { from: [-ux + 6, uy + 40], to: [-ux + 70, uy + 196], width: width(9), bow: 8, depth: 0.7 },
    { from: [wx - 2, wy - 26], to: [wx - 96, wy + 16], width: width(10), bow: 12, depth: 0.6 },
    { from: [-wx + 4, wy + 46], to: [-wx + 90, wy + 12], width: width(11), bow: 12, depth: 0.65 },
    { from: [hx - 52, hy + 6], to: [hx - 128, hy - 176], width: width(15), bow: 14, depth: 0.55 },
    { from: [-hx + 50, hy + 6], to: [-hx + 112, hy - 130], width: width(14), bow: -12, depth: 0.5 },
    { from: [36, hy + 6], to: [-8, hy - 110], width: width(15), bow: 9, depth: 0.35 },
  ]
}

export function shortSleeveFolds({ shoulderTip: [sx, sy], underarm: [ux, uy] }: TopBlock): Fold[] {
  return [
    { from: [ux - 2, uy - 6], to: [sx + 62, sy + 66], width: 13, bow: 12 },
    { from: [ux + 12, uy + 34], to: [sx + 86, sy + 150], width: 10, bow: -10, depth: 0.7 },
  ]
}

export function longSleeveFolds({ outer, inner }: Sleeve): Fold[] {
  const [ex, ey] = inner.at(0.42)
  const [ox, oy] = outer.at(0.52)
  const [ix, iy] = inner.at(0.12)
  return [
    { from: inner.at(0.96), to: [outer.at(0.22)[0] - 26, outer.at(0.22)[1] + 12], width: 14, bow: 12 },
    { from: [ex - 2, ey - 16], to: [ox - 16, oy - 18], width: 11, bow: 14 },
    { from: [ex - 2, ey + 12], to: [ox - 24, oy + 36], width: 12, bow: -12, depth: 0.85 },
    { from: [ix, iy - 6], to: [ix + 52, iy - 34], width: 10, bow: 8, depth: 0.8 },
    { from: [ix + 4, iy + 14], to: [ix + 50, iy + 6], width: 8, bow: -6, depth: 0.6 },
  ]
}
