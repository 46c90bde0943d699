/** Smooth outlines made of cubic segments, with the few operations pattern cutting needs. */

export type Point = readonly [x: number, y: number]

interface Segment {
  readonly c1: Point
  readonly c2: Point
  readonly to: Point
  readonly straight: boolean
}

const SAMPLES_PER_SEGMENT = 16

const format = (value: number): string => String(Math.round(value * 10) / 10)
const pair = ([x, y]: Point): string => `${format(x)} ${format(y)}`
const flip = ([x, y]: Point): Point => [-x, y]
const shift = ([x, y]: Point, dx: number, dy: number): Point => [x + dx, y + dy]
export const between = (a: Point, b: Point, t: number): Point => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t]

export class Curve {
  readonly start: Point
  private readonly segments: readonly Segment[]

  private constructor(start: Point, segments: readonly Segment[]) {
    this.start = start
    this.segments = segments
  }

  static from(x: number, y: number): Curve {
    return new Curve([x, y], [])
  }

  /** A smooth (Catmull-Rom) curve through every point given. */
  static through(...points: Point[]): Curve {
    return new Curve(points[0]!, []).through(...points.slice(1))
  }

  get end(): Point {
    return this.segments.at(-1)?.to ?? this.start
  }

  line(x: number, y: number): Curve {
    const to: Point = [x, y]
    return this.append({ c1: between(this.end, to, 1 / 3), c2: between(this.end, to, 2 / 3), to, straight: true })
  }

  curve(x1: number, y1: number, x2: number, y2: number, x: number, y: number): Curve {
    return this.append({ c1: [x1, y1], c2: [x2, y2], to: [x, y], straight: false })
  }

  /**
   * Continues smoothly through the points; the join itself is a corner.
   * An end on the centre line meets its mirror image without a corner.
   */
  through(...points: Point[]): Curve {
    const nodes = [this.end, ...points]
    return nodes.slice(1).reduce<Curve>((curve, to, index) => {
      const from = nodes[index]!
      const before = nodes[index - 1] ?? (from[0] === 0 ? flip(to) : from)
      const after = nodes[index + 2] ?? (to[0] === 0 ? flip(from) : to)
      const c1: Point = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6]
      const c2: Point = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6]
      return curve.append({ c1, c2, to, straight: false })
    }, this)
  }

  /** Appends another curve, bridging any gap with a straight line. */
  then(next: Curve): Curve {
    const [x, y] = next.start
    const touching = Math.hypot(this.end[0] - x, this.end[1] - y) < 0.05
    const bridged = touching ? this : this.line(x, y)
    return new Curve(bridged.start, [...bridged.segments, ...next.segments])
  }

  reversed(): Curve {
    const starts = [this.start, ...this.segments.map((segment) => segment.to)]
    const segments = this.segments.map((segment, index) => ({ ...segment, c1: segment.c2, c2: segment.c1, to: starts[index]! }))
    return new Curve(this.end, segments.reverse())
  }

  mirrored(): Curve {
    return this.map(flip)
  }

  moved(dx: number, dy: number): Curve {
    return this.map((point) => shift(point, dx, dy))
  }

  map(transform: (point: Point) => Point): Curve {
    const segments = this.segments.map((s) => ({ ...s, c1: transform(s.c1), c2: transform(s.c2), to: transform(s.to) }))
    return new Curve(transform(this.start), segments)
  }

  /** The point at a share (0..1) of the curve's length. */
  at(share: number): Point {
    const points = this.sampled()
    const lengths = points.slice(1).map((point, index) => Math.hypot(point[0] - points[index]![0], point[1] - points[index]![1]))
    let left = share * lengths.reduce((sum, length) => sum + length, 0)
    for (const [index, length] of lengths.entries()) {
      if (left <= length) return between(points[index]!, points[index + 1]!, length ? left / length : 0)
      left -= length
    }
    return this.end
  }

  /** The point where the curve first comes down to a height. */
  atHeight(y: number): Point {
    return this.sampled().find((point) => point[1] >= y) ?? this.end
  }

  open(): string {
    const commands = this.segments.map((s) => (s.straight ? `L${pair(s.to)}` : `C${pair(s.c1)} ${pair(s.c2)} ${pair(s.to)}`))
    return `M${pair(this.start)}${commands.join('')}`.replaceAll(' -', '-')
  }

  closed(): string {
    return `${this.open()}Z`
  }

  private append(segment: Segment): Curve {
    return new Curve(this.start, [...this.segments, segment])
  }

  private sampled(): Point[] {
    const starts = [this.start, ...this.segments.map((segment) => segment.to)]
    const inner = this.segments.flatMap((segment, index) =>
      Array.from({ length: SAMPLES_PER_SEGMENT }, (_, step) => bezier(starts[index]!, segment, (step + 1) / SAMPLES_PER_SEGMENT)),
    )
    return [this.start, ...inner]
  }
}

function bezier(from: Point, { c1, c2, to }: Segment, t: number): Point {
  const u = 1 - t
  const blend = (axis: 0 | 1): number =>
    u ** 3 * from[axis] + 3 * u * u * t * c1[axis] + 3 * u * t * t * c2[axis] + t ** 3 * to[axis]
  return [blend(0), blend(1)]
}

/** Closes a right-hand half (centre top to centre bottom) with its mirror image. */
export const symmetric = (half: Curve): string => half.then(half.mirrored().reversed()).closed()

/** Full-width curve from the half that starts on the centre line. */
export const acrossCentre = (half: Curve): Curve => half.mirrored().reversed().then(half)

/** A tapered crescent between two points: the shape of a soft fold. */
export function crescent(from: Point, to: Point, width: number, bow = 0): string {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const length = Math.hypot(dx, dy) || 1
  const middle = between(from, to, 0.5)
  const control = (offset: number): Point => [middle[0] - (dy / length) * offset, middle[1] + (dx / length) * offset]
  return `M${pair(from)}Q${pair(control(bow))} ${pair(to)}Q${pair(control(bow + width))} ${pair(from)}Z`
}

export function ellipsePath(cx: number, cy: number, rx: number, ry: number): string {
  const arc = (toX: number): string => `A${format(rx)} ${format(ry)} 0 1 1 ${format(toX)} ${format(cy)}`
  return `M${format(cx - rx)} ${format(cy)}${arc(cx + rx)}${arc(cx - rx)}Z`
}

export function roundedRect(x: number, y: number, width: number, height: number, radius: number): string {
  const r = Math.min(radius, width / 2, height / 2)
  const [right, bottom] = [x + width, y + height]
  const corner = (toX: number, toY: number): string => `A${format(r)} ${format(r)} 0 0 1 ${format(toX)} ${format(toY)}`
  return [
    `M${format(x + r)} ${format(y)}H${format(right - r)}${corner(right, y + r)}`,
    `V${format(bottom - r)}${corner(right - r, bottom)}H${format(x + r)}${corner(x, bottom - r)}`,
    `V${format(y + r)}${corner(x + r, y)}Z`,
  ].join('')
}
