/** Hard and round goods: turned, moulded and cast parts under the studio light. */
import type { Tones } from './color.ts'
import type { Sheet } from './sheet.ts'

export interface Solid {
  readonly d: string
  readonly tones: Tones
  /** 0 matt rubber, 1 polished steel. */
  readonly gloss?: number
  readonly trims?: string
}

/** A part turned around an upright axis. */
export function turned(sheet: Sheet, { d, tones, gloss = 0.4, trims = '' }: Solid): string {
  const { shade, deep, light, shadeOpacity, lightOpacity } = tones
  const glow = Math.min(1, lightOpacity * (0.7 + gloss))
  const light1 = sheet.across([
    { at: 0, color: deep, opacity: fixed(shadeOpacity * 0.8) },
    { at: 0.1, color: shade, opacity: 0.12 },
    { at: 0.2, color: light, opacity: fixed(glow * 0.5) },
    { at: 0.27 + 0.05 * (1 - gloss), color: light, opacity: fixed(glow) },
    { at: 0.44, color: light, opacity: 0.02 },
    { at: 0.6, color: shade, opacity: fixed(shadeOpacity * 0.3) },
    { at: 0.87, color: deep, opacity: fixed(shadeOpacity) },
    { at: 1, color: shade, opacity: fixed(shadeOpacity * 0.55) },
  ])
  return body(sheet, d, tones, light1, trims)
}

/** A part turned around a level axis. */
export function turnedLevel(sheet: Sheet, { d, tones, gloss = 0.4, trims = '' }: Solid): string {
  const { shade, deep, light, shadeOpacity, lightOpacity } = tones
  const light1 = sheet.across(
    [
      { at: 0, color: shade, opacity: 0.2 },
      { at: 0.16, color: light, opacity: fixed(lightOpacity * (0.7 + gloss)) },
      { at: 0.38, color: light, opacity: 0.02 },
      { at: 0.58, color: shade, opacity: fixed(shadeOpacity * 0.35) },
      { at: 0.88, color: deep, opacity: fixed(shadeOpacity) },
      { at: 1, color: shade, opacity: fixed(shadeOpacity * 0.6) },
    ],
    true,
  )
  return body(sheet, d, tones, light1, trims)
}

export function ball(sheet: Sheet, { d, tones, gloss = 0.4, trims = '' }: Solid, cx: number, cy: number, radius: number): string {
  const { shade, deep, light, shadeOpacity, lightOpacity } = tones
  const light1 = sheet.radial(cx - radius * 0.36, cy - radius * 0.42, radius * 1.42, [
    { at: 0, color: light, opacity: fixed(Math.min(1, lightOpacity * (0.9 + gloss))) },
    { at: 0.28, color: light, opacity: fixed(lightOpacity * 0.35) },
    { at: 0.5, color: shade, opacity: 0 },
    { at: 0.86, color: deep, opacity: fixed(shadeOpacity * 0.85) },
    { at: 1, color: shade, opacity: fixed(shadeOpacity * 0.6) },
  ])
  return body(sheet, d, tones, light1, trims)
}

/** Trims lie under the light, so that a band or a print turns with the part. */
function body(sheet: Sheet, d: string, { base, deep }: Tones, light: string, trims: string): string {
  const shape = sheet.shape(d)
  return (
    `<g clip-path="url(#${sheet.clip(d)})"><use xlink:href="#${shape}" fill="${base}"/>${trims}<use xlink:href="#${shape}" fill="${light}"/></g>` +
    `<use xlink:href="#${shape}" fill="none" stroke="${deep}" stroke-width="1.4" stroke-opacity=".6"/>`
  )
}

/** A narrow reflection. */
export function glint(sheet: Sheet, d: string, opacity = 0.6, blur = 2): string {
  return `<path d="${d}" fill="#fff" opacity="${opacity}" filter="url(#${sheet.blur(blur)})"/>`
}

const fixed = (value: number): number => Math.round(value * 100) / 100
