/** Collects the definitions (clips, gradients, filters) of one picture and keeps their ids unique. */
import type { Random } from './random.ts'

export interface Stop {
  readonly at: number
  readonly color: string
  readonly opacity?: number
}

/** The structure of the cloth, drawn only where the camera is close enough to see it. */
export type Weave = 'none' | 'knit' | 'ripstop' | 'canvas'

/**
 * Filters work on this region of item coordinates, so thin and flat shapes are never clipped, and in sRGB: blurred shapes have
 * a single colour, and converting it to linear light and back takes longer than blurring it.
 */
const FILTER = 'filterUnits="userSpaceOnUse" x="-520" y="-420" width="1040" height="1500" color-interpolation-filters="sRGB"'

/** Noise in the tone of everything that is drawn. */
export interface Grain {
  readonly frequency: string
  readonly octaves: number
  readonly seed: number
  /** The share of the whole range between black and white. */
  readonly strength: number
}

export class Sheet {
  private readonly definitions: string[] = []
  private readonly known = new Map<string, string>()

  /** Random variation, so that no two pieces hang exactly alike. */
  readonly chance: Random
  readonly weave: Weave
  /** Of what is drawn, for the whole picture. */
  grain: Grain | undefined

  constructor(chance: Random, weave: Weave = 'none') {
    this.chance = chance
    this.weave = weave
  }

  get defs(): string {
    return `<defs>${this.definitions.join('')}</defs>`
  }

  shape(d: string): string {
    return this.once(`d:${d}`, (id) => `<path id="${id}" d="${d}"/>`)
  }

  /** Markup drawn once, to be placed again as a mirror image. */
  group(markup: string): string {
    return this.once(`group:${markup}`, (id) => `<g id="${id}">${markup}</g>`)
  }

  clip(d: string): string {
    const shape = this.shape(d)
    return this.once(`clip:${d}`, (id) => `<clipPath id="${id}"><use xlink:href="#${shape}"/></clipPath>`)
  }

  blur(deviation: number): string {
    return this.once(
      `blur:${deviation}`,
      (id) => `<filter id="${id}" ${FILTER}><feGaussianBlur stdDeviation="${deviation}"/></filter>`,
    )
  }

  /** For shapes beyond an item's own space. */
  pageBlur(deviation: number): string {
    return this.once(
      `page-blur:${deviation}`,
      (id) => `<filter id="${id}" filterUnits="userSpaceOnUse" x="-120" y="-120" width="1900" height="1240" color-interpolation-filters="sRGB"><feGaussianBlur stdDeviation="${deviation}"/></filter>`,
    )
  }

  filter(key: string, primitives: string): string {
    return this.once(
      `filter:${key}`,
      (id) => `<filter id="${id}" ${FILTER}>${primitives}</filter>`,
    )
  }

  pattern(key: string, attributes: string, content: string): string {
    return this.once(
      `pattern:${key}`,
      (id) => `<pattern id="${id}" patternUnits="userSpaceOnUse" ${attributes}>${content}</pattern>`,
    )
  }

  /** A linear gradient in item coordinates. */
  linear(from: readonly [number, number], to: readonly [number, number], stops: readonly Stop[]): string {
    const line = `gradientUnits="userSpaceOnUse" x1="${from[0]}" y1="${from[1]}" x2="${to[0]}" y2="${to[1]}"`
    return this.gradient('linearGradient', line, stops)
  }

  /** A linear gradient across (or down) the shape that it fills. */
  across(stops: readonly Stop[], down = false): string {
    return this.gradient('linearGradient', down ? 'x2="0" y2="1"' : 'x2="1" y2="0"', stops)
  }

  radial(cx: number, cy: number, r: number, stops: readonly Stop[]): string {
    return this.gradient('radialGradient', `gradientUnits="userSpaceOnUse" cx="${cx}" cy="${cy}" r="${r}"`, stops)
  }

  private gradient(tag: string, geometry: string, stops: readonly Stop[]): string {
    const marks = stops.map(({ at, color, opacity }) => {
      const see = opacity === undefined ? '' : ` stop-opacity="${opacity}"`
      return `<stop offset="${at}" stop-color="${color}"${see}/>`
    })
    const body = `${geometry}>${marks.join('')}`
    return `url(#${this.once(`${tag}:${body}`, (id) => `<${tag} id="${id}" ${body}</${tag}>`)})`
  }

  private once(key: string, build: (id: string) => string): string {
    const existing = this.known.get(key)
    if (existing) return existing
    const id = `h${this.known.size.toString(36)}`
    this.known.set(key, id)
    this.definitions.push(build(id))
    return id
  }
}
