import type { ThemeColor } from '../../brand/brand.ts'
import { THEME_VARIABLES } from '../../brand/theme-variables.ts'
import { contrast } from './contrast.ts'
import { readUsualColors } from './usual-colors.ts'

type Colors = Readonly<Partial<Record<ThemeColor, string>>>

const WORDS = 4.5
const SHAPES = 3
const WHITE = '#ffffff'

const GROUNDS: readonly ThemeColor[] = ['page', 'panel']
const TEXTS: readonly ThemeColor[] = ['text', 'softText', 'muteText', 'accent']
const SHOWN: readonly ThemeColor[] = ['controlLine', 'focus']
/** Said in the same colours in every shop, so that a brand's grounds must let them be read. */
const FEEDBACK = ['--error', '--success', '--info', '--warning']

/** @returns a line for every pair of colours that meets in the shop and differs too little */
export function contrastProblems(colors: Colors): string[] {
  const usual = readUsualColors()
  const colorOf = (name: ThemeColor): string => colors[name] ?? usual.get(THEME_VARIABLES[name])!
  const named = (name: ThemeColor): Painted => ({ name, color: colorOf(name) })
  const fixed = (name: string, color = usual.get(name)!): Painted => ({ name, color })
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
    return [`theme.colors: ${front.name} on ${ground.name} has a contrast of ${found.toFixed(1)}, and it takes ${least} to be read`]
  })
}

interface Painted {
  readonly name: string
  readonly color: string
}
