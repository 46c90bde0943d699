/** Layered mountain landscapes: one light, one wind, no people. */
import { mix } from '../core/color.ts'
import { Curve, type Point } from '../core/path.ts'
import { Random } from '../core/random.ts'
import type { Sheet } from '../core/sheet.ts'
import { erode, range, ridgeline } from './mountains.ts'
import { forest, hill } from './trees.ts'
import { type Frame, RIDGES, type RidgeName } from './ridges.ts'
import { WEATHER, type Weather, type WeatherName } from './weather.ts'

export interface Landscape {
  readonly weather: WeatherName
  readonly ridge: RidgeName
}

export function landscape(sheet: Sheet, frame: Frame, { weather: name, ridge }: Landscape): string {
  const weather: Weather = WEATHER[name]
  const { seed, massif, sun } = RIDGES[ridge]
  const random = new Random(seed)
  const { height } = frame
  const [farthest, far, main, ...hills] = weather.ridges
  const mist = mix(main, weather.skyLow, 0.72)
  const skyline = massif.map(([x, y]): Point => [spread(x, frame), y * height])
  const summit = skyline.reduce((top, point) => (point[1] < top[1] ? point : top))
  const ranges = [
    range(sheet, frame, ridgeline(random, frame, height * 0.55, height * 0.13, 4), {
      color: farthest,
      foot: weather.skyLow,
      snow: false,
    }),
    range(sheet, frame, ridgeline(random, frame, height * 0.62, height * 0.13, 5), {
      color: far,
      foot: mix(far, weather.skyLow, 0.7),
      snow: false,
    }),
    range(sheet, frame, erode(skyline, random, height * 0.036), { color: main, foot: mist, snow: weather.snow ?? false }),
  ]
  return [
    sky(sheet, frame, weather, sun),
    ...ranges,
    windLines(sheet, frame, weather.wind, summit),
    ...hills.map((color, index) =>
      hill(sheet, frame, random, color, index, index === hills.length - 1, mix(color, weather.skyLow, 0.5)),
    ),
    forest(frame, weather.trees, random),
  ].join('')
}

/** Tall frames crop the massif at its sides instead of squeezing it. */
const spread = (x: number, { width, height }: Frame): number => width * (width > height ? x : 0.58 + (x - 0.6) * 1.5)

function sky(sheet: Sheet, { width, height }: Frame, { skyTop, skyLow, sun, glow }: Weather, [sunX, sunY]: Point): string {
  const air = sheet.linear(
    [0, 0],
    [0, height * 0.6],
    [
      { at: 0, color: skyTop },
      { at: 0.55, color: mix(skyTop, skyLow, 0.62) },
      { at: 1, color: skyLow },
    ],
  )
  const [x, y, radius] = [spread(sunX, { width, height }), height * sunY, Math.min(width, height) * 0.105]
  const halo = sheet.radial(x, y, radius * 5.4, [
    { at: 0, color: glow, opacity: 0.85 },
    { at: 0.3, color: glow, opacity: 0.36 },
    { at: 1, color: glow, opacity: 0 },
  ])
  const box = `width="${width}" height="${height}"`
  return `<rect ${box} fill="${air}"/><rect ${box} fill="${halo}"/><circle cx="${fixed(x)}" cy="${fixed(y)}" r="${fixed(radius)}" fill="${sun}"/>`
}

/** The halny itself: strokes that climb the windward side, break over the summit and pour down the lee. */
function windLines(sheet: Sheet, { width, height }: Frame, wind: string, [x, y]: Point): string {
  const fade = sheet.linear(
    [width * 0.08, 0],
    [width, 0],
    [
      { at: 0, color: wind, opacity: 0 },
      { at: 0.45, color: wind, opacity: 0.85 },
      { at: 0.74, color: wind, opacity: 0.7 },
      { at: 1, color: wind, opacity: 0 },
    ],
  )
  const lines = Array.from({ length: 6 }, (_, index) => {
    const crest = y - height * (0.03 + index * 0.022)
    const rise = height * (0.3 - index * 0.03)
    const pour = height * (0.25 - index * 0.026)
    const over = width * (0.012 * index)
    const points: Point[] = [
      [x - width * 0.62, crest + rise * 0.92],
      [x - width * 0.34, crest + rise * 0.62],
      [x - width * 0.1, crest + rise * 0.12],
      [x + over, crest],
      [x + width * 0.13 + over, crest + pour * 0.42],
      [x + width * 0.27 + over, crest + pour * 0.88],
      [x + width * 0.5, crest + pour],
    ]
    return Curve.through(...points).open()
  })
  return `<path d="${lines.join('')}" fill="none" stroke="${fade}" stroke-width="${fixed(height * 0.003)}" stroke-linecap="round"/>`
}

const fixed = (value: number): string => value.toFixed(1).replace(/\.0$/, '')
