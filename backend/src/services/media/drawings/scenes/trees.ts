/** Wooded foothills, and the spruces along the lower edge. */
import { Curve, type Point } from '../core/path.ts'
import type { Random } from '../core/random.ts'
import type { Sheet } from '../core/sheet.ts'
import type { Frame } from './ridges.ts'

/** A wooded foothill; mist lies behind the next one. */
export function hill(
  sheet: Sheet,
  { width, height }: Frame,
  random: Random,
  color: string,
  order: number,
  last: boolean,
  mist: string,
): string {
  const base = height * (0.7 + 0.1 * order)
  const swing = height * 0.035
  const points = Array.from({ length: 7 }, (_, step): Point => [
    (width * (step - 0.5)) / 5.5,
    base + random.between(-swing, swing) + (step % 2 ? -swing : swing) * 0.6,
  ])
  const crest = Curve.through(...points)
  const fill = sheet.linear(
    [0, Math.round(base - swing)],
    [0, Math.round(base + height * 0.16)],
    [
      { at: 0, color },
      { at: 1, color: last ? color : mist },
    ],
  )
  const treeline = wooded(crest, width / (height * (0.007 + order * 0.004)), height * (0.012 + order * 0.008), random)
  return `<path d="${treeline}L${Math.round(width * 1.2)} ${height}H${-Math.round(width * 0.2)}Z" fill="${fill}"/>`
}

/** A crest with trees standing along it, close together, here and there a taller one. */
function wooded(crest: Curve, trees: number, tall: number, random: Random): string {
  const count = Math.round(trees)
  const [x, y] = crest.start
  const tops = Array.from({ length: count }, (_, tree) => {
    const [topX, topY] = crest.at((tree + 0.5) / count)
    const [footX, footY] = crest.at((tree + 1) / count)
    const rise = tall * random.between(0.35, 0.8) * (random.next() > 0.86 ? 1.7 : 1)
    return `L${Math.round(topX)} ${Math.round(topY - rise)}L${Math.round(footX)} ${Math.round(footY)}`
  })
  return `M${Math.round(x)} ${Math.round(y)}${tops.join('')}`
}

/** Spruces along the lower edge, taller towards the sides so that the middle stays open. */
export function forest({ width, height }: Frame, color: string, random: Random): string {
  const spacing = height * 0.034
  const count = Math.ceil(width / spacing)
  const trees = Array.from({ length: count }, (_, index) => {
    const x = index * spacing + random.between(-0.4, 0.4) * spacing
    const side = Math.abs(x / width - 0.42) * 2
    return spruce(x, height + 6, height * (0.06 + 0.17 * side ** 2) * random.between(0.66, 1.2))
  })
  return `<path d="${trees.join('')}" fill="${color}"/>`
}

export function spruce(x: number, ground: number, tall: number): string {
  const tiers = 4
  const half = tall * 0.2
  const steps = Array.from({ length: tiers }, (_, tier) => {
    const reach = (half * (tier + 1)) / tiers
    const y = Math.round(ground - tall + (tall * (tier + 1)) / (tiers + 0.5))
    return { y, reach, notch: reach * 0.5 }
  })
  const right = steps.map(({ y, reach, notch }) => `L${Math.round(x + reach)} ${y}L${Math.round(x + notch)} ${y - 2}`)
  const left = [...steps]
    .reverse()
    .map(({ y, reach, notch }) => `L${Math.round(x - notch)} ${y - 2}L${Math.round(x - reach)} ${y}`)
  return `M${Math.round(x)} ${Math.round(ground - tall)}${right.join('')}V${Math.round(ground)}H${Math.round(x - half * 0.5)}${left.join('')}Z`
}
