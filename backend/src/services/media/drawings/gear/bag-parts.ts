import { mix, tones } from '../core/color.ts'

/** Binding, webbing and base: graphite with a breath of the bag's colour. */
export const bagTrim = (base: string): string => mix(base, '#1d2227', 0.84)

/** Flat webbing with stitched edges. */
export function webbing(d: string, color: string, width: number): string {
  const { deep, light } = tones(color)
  return (
    `<g fill="none"><path d="${d}" stroke="#0b0f14" stroke-opacity=".25" stroke-width="${width + 2}" transform="translate(3 4)"/>` +
    `<path d="${d}" stroke="${deep}" stroke-width="${width}"/><path d="${d}" stroke="${color}" stroke-width="${width - 2.4}"/>` +
    `<path d="${d}" stroke="${light}" stroke-opacity=".3" stroke-width="${width * 0.5}" stroke-dasharray="1.4 2.2"/></g>`
  )
}
