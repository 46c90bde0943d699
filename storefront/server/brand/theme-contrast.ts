import type { ThemeColor } from '../../brand/brand.ts'
import { THEME_VARIABLES } from '../../brand/theme-variables.ts'
import { contrast } from './contrast.ts'
import { readDefaultColors } from './default-colors.ts'

type Colors = Readonly<Partial<Record<ThemeColor, string>>>

const WORDS = 4.5
const SHAPES = 3
const WHITE = '#ffffff'

const GROUNDS: readonly ThemeColor[] = ['page', 'panel']
const TEXTS: readonly ThemeColor[] = ['text', 'softText', 'muteText', 'accent']
const SHOWN: readonly ThemeColor[] = ['controlLine', 'focus']
/** The same in every shop, so that a brand's backgrounds must contrast with them. */
const FEEDBACK = ['--error', '--success', '--info', '--warning']

/** @returns a line for every foreground and background whose contrast is below WCAG 2.2 AA */
export function contrastProblems(colors: Colors): string[] {
  const defaults = readDefaultColors()
  const defaultOf = (variable: string): string => {
    const color = defaults.get(variable)
    if (color === undefined) throw new Error(`globals.css sets no ${variable}`)
    return color
  }
  const colorOf = (name: ThemeColor): string => colors[name] ?? defaultOf(THEME_VARIABLES[name])
  const named = (name: ThemeColor): Painted => ({ name, color: colorOf(name) })
  const fixed = (name: string, color = defaultOf(name)): Painted => ({ name, color })
  const white = fixed('white', WHITE)

  const pairs: ReadonlyArray<readonly [Painted, Painted, least: number]> = [
    ...GROUNDS.flatMap((ground) => [
      ...TEXTS.map((text) => [named(text), named(ground), WORDS] as const),
      ...FEEDBACK.map((text) => [fixed(text), named(ground), WORDS] as const),
      ...SHOWN.map((shape) => [named(shape), named(ground), SHAPES] as const),
    ]),
    ...TEXTS.map((text) => [named(text), white, WORDS] as const),
    ...SHOWN.map((shape) => [named(shape), white, SHAPES] as const),
    ...(['panelHover', 'pressed'] as const).map((ground) => [named('text'), named(ground), WORDS] as const),
    ...(['action', 'actionHover'] as const).map((ground) => [named('actionText'), named(ground), WORDS] as const),
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
