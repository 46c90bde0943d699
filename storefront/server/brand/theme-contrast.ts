import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ThemeColor } from '../../brand/brand.ts'
import { THEME_VARIABLES } from '../../brand/theme-variables.ts'

type Colors = Readonly<Partial<Record<ThemeColor, string>>>

const TOKENS = join(import.meta.dirname, '../../src/ui/tokens.css')
/** The minimum contrast of WCAG 2.2 AA for text, and for shapes. */
const TEXT_CONTRAST = 4.5
const SHAPE_CONTRAST = 3
const WHITE = '#ffffff'

const BACKGROUNDS: readonly ThemeColor[] = ['page', 'panel']
const TEXTS: readonly ThemeColor[] = ['text', 'softText', 'muteText', 'accent']
const SHAPES: readonly ThemeColor[] = ['controlLine', 'focus']
/** The same in every shop: a brand's backgrounds must contrast with them. */
const FEEDBACK = ['--error', '--success', '--info', '--warning']

/** @returns a line for every foreground and background whose contrast is below WCAG 2.2 AA */
export function contrastProblems(colors: Colors): string[] {
  const defaults = readDefaultColors()
  const defaultOf = (variable: string): string => {
    const color = defaults.get(variable)
    if (color === undefined) throw new Error(`tokens.css sets no ${variable}`)
    return color
  }
  const colorOf = (name: ThemeColor): string => colors[name] ?? defaultOf(THEME_VARIABLES[name])
  const named = (name: ThemeColor): Painted => ({ name, color: colorOf(name) })
  const fixed = (name: string, color = defaultOf(name)): Painted => ({ name, color })
  const white = fixed('white', WHITE)

  const pairs: ReadonlyArray<readonly [Painted, Painted, least: number]> = [
    ...BACKGROUNDS.flatMap((ground) => [
      ...TEXTS.map((text) => [named(text), named(ground), TEXT_CONTRAST] as const),
      ...FEEDBACK.map((text) => [fixed(text), named(ground), TEXT_CONTRAST] as const),
      ...SHAPES.map((shape) => [named(shape), named(ground), SHAPE_CONTRAST] as const),
    ]),
    ...TEXTS.map((text) => [named(text), white, TEXT_CONTRAST] as const),
    ...SHAPES.map((shape) => [named(shape), white, SHAPE_CONTRAST] as const),
    ...(['panelHover', 'pressed'] as const).map((ground) => [named('text'), named(ground), TEXT_CONTRAST] as const),
    ...(['action', 'actionHover'] as const).map((ground) => [named('actionText'), named(ground), TEXT_CONTRAST] as const),
  ]
  return pairs.flatMap(([front, ground, least]) => {
    const found = contrast(front.color, ground.color)
    if (found >= least) return []
    return [`theme.colors: ${front.name} on ${ground.name} has a contrast of ${found.toFixed(1)}; at least ${least} is required`]
  })
}

interface Painted {
  readonly name: string
  readonly color: string
}

/** The default colours by CSS variable. */
function readDefaultColors(): ReadonlyMap<string, string> {
  const css = readFileSync(TOKENS, 'utf8')
  const declared = new Map([...css.matchAll(/(--[\w-]+):\s*(#[\da-f]{6}|var\((--[\w-]+)\));/gi)].map(([, name = '', value = '', other]) => [name, other ?? value]))
  const colorOf = (name: string): string | undefined => {
    const value = declared.get(name)
    return value?.startsWith('--') ? colorOf(value) : value
  }
  return new Map([...declared.keys()].map((name) => [name, colorOf(name)] as const).filter((pair): pair is [string, string] => pair[1] !== undefined))
}

/**
 * The contrast ratio of two colours by WCAG 2.
 * @param one `#rrggbb`
 * @returns from 1 to 21
 */
export function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => linear(Number.parseInt(color.slice(start, start + 2), 16) / 255))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const linear = (channel: number): number => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4)
