/** Mountain ranges: weathered skylines with a lit and a shaded flank under each summit. */
import { mix } from '../core/color.ts'
import type { Point } from '../core/path.ts'
import type { Random } from '../core/random.ts'
import type { Sheet } from '../core/sheet.ts'
import type { Frame } from './ridges.ts'

/** Peaks and saddles from left to right, weathered. */
export function ridgeline(random: Random, { width }: Frame, base: number, amplitude: number, peaks: number): Point[] {
  const step = width / peaks
  const offset = random.between(-0.5, 0) * step
  const coarse = Array.from({ length: peaks * 2 + 4 }, (_, index): Point => {
    const lift = index % 2 ? random.between(0.5, 1) : random.between(-0.1, 0.25)
    return [offset + (index - 1) * step * 0.5 + random.between(-0.14, 0.14) * step, base - lift * amplitude]
  })
  return erode(coarse, random, amplitude * 0.2)
}

/** Midpoint displacement, three times over. */
export function erode(points: readonly Point[], random: Random, amount: number): Point[] {
  return [1, 0.5, 0.26].reduce<readonly Point[]>((line, share) => roughen(line, random, amount * share), points) as Point[]
}

function roughen(points: readonly Point[], random: Random, amount: number): Point[] {
  return points.flatMap((point, index) => {
    const next = points[index + 1]
    if (!next) return [point]
    const share = random.between(0.38, 0.62)
    return [
      point,
      [
        point[0] + (next[0] - point[0]) * share,
        point[1] + (next[1] - point[1]) * share + random.between(-amount, amount),
      ] as Point,
    ]
  })
}

interface Surface {
  readonly color: string
  /** Colour of the haze the slopes sink into. */
  readonly foot: string
  readonly snow: boolean
}

export function range(sheet: Sheet, { height }: Frame, points: readonly Point[], { color, foot, snow }: Surface): string {
  const heights = points.map(([, y]) => y)
  const top = Math.round(Math.min(...heights))
  const low = Math.round(Math.max(...heights) + height * 0.06)
  const fading = (tone: string, opacity: number): string =>
    sheet.linear(
      [0, top],
      [0, low],
      [
        { at: 0, color: tone, opacity },
        { at: 0.5, color: tone, opacity: opacity * 0.7 },
        { at: 0.94, color: tone, opacity: 0 },
      ],
    )
  const body = sheet.linear(
    [0, top],
    [0, low],
    [
      { at: 0, color },
      { at: 0.4, color },
      { at: 1, color: foot },
    ],
  )
  const outline = `${trace(points)}V${height}H${Math.round(points[0]![0])}Z`
  const faces = summits(points, height)
  const lee = faces.map(({ right }) => right).join('')
  const lit = faces.map(({ left }) => left).join('')
  const caps = snow ? `<path d="${faces.map(({ cap }) => cap).join('')}" fill="#fff" fill-opacity=".9"/>` : ''
  const shape = sheet.shape(outline)
  return (
    `<use xlink:href="#${shape}" fill="${body}"/><g clip-path="url(#${sheet.clip(outline)})">${caps}` +
    `<path d="${lit}" fill="${fading(mix(color, '#fff6e8', 0.6), 0.42)}"/><path d="${lee}" fill="${fading(mix(color, '#0b1420', 0.62), 0.62)}"/></g>`
  )
}

interface Summit {
  readonly right: string
  readonly left: string
  readonly cap: string
}

/** The lit flank, the shaded flank and the snowfield of every point that stands above its neighbours. */
function summits(points: readonly Point[], height: number): Summit[] {
  const reach = 4
  return points.flatMap((peak, index) => {
    const around = points.slice(Math.max(0, index - reach), index + reach + 1)
    if (index < reach || index + reach >= points.length || around.some(([, y]) => y < peak[1])) return []
    const right = flank(points.slice(index))
    const left = flank(points.slice(0, index + 1).reverse())
    const drop = Math.max(height * 0.03, Math.max(right.at(-1)![1], left.at(-1)![1]) - peak[1])
    const spur = spurLine(peak, drop)
    return [
      {
        right: `${trace([...right, ...spur])}Z`,
        left: `${trace([...left, ...spur])}Z`,
        cap: drop > height * 0.075 ? snowfield(peak, drop) : '',
      },
    ]
  })
}

/** From a summit down to the first real saddle. */
function flank(points: readonly Point[]): Point[] {
  const end = points.findIndex(([, y], index) => index > 3 && points.slice(index + 1, index + 4).every(([, next]) => next < y))
  return points.slice(0, end === -1 ? points.length : end + 1)
}

/** The crest running down from a summit towards the eye, from its foot up. */
function spurLine([x, y]: Point, drop: number): Point[] {
  const steps: Point[] = [
    [0.3, 1.9],
    [0.12, 1.35],
    [0.24, 0.98],
    [0.02, 0.66],
    [0.1, 0.4],
    [-0.03, 0.2],
  ]
  return steps.map(([dx, dy]): Point => [x + drop * dx, y + drop * dy])
}

function snowfield([x, y]: Point, drop: number): string {
  const lower = [0.34, 0.62, 0.3, 0.7, 0.36, 0.56, 0.24, 0.5, 0.3].map((depth, at): Point => [
    x + drop * (0.72 - at * 0.18),
    y + drop * depth,
  ])
  return `${trace([[x, y - 6], ...lower])}Z`
}

const trace = (points: readonly Point[]): string => points.map(([x, y], index) => `${index ? 'L' : 'M'}${Math.round(x)} ${Math.round(y)}`).join('')
