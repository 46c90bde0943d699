import 'server-only'
import type { CSSProperties } from 'react'
import type { Theme, ThemeColor } from '../../../brand/brand.ts'
import { THEME_VARIABLES } from '../../../brand/theme-variables.ts'
import { getBrand } from '../store/shop-brand.ts'

interface ShopTheme {
  /** For the root element's style attribute, which overrides tokens.css without another stylesheet to load. */
  readonly variables?: CSSProperties
  readonly font?: ShopFont
}

export interface ShopFont {
  readonly faces: string
  readonly latin: string
  readonly latinExtended: string | undefined
}

const LATIN =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD'
const LATIN_EXTENDED =
  'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF'

/** The brand's design tokens; empty for the default theme. */
export async function getShopTheme(): Promise<ShopTheme> {
  const { theme, fonts } = (await getBrand()) ?? {}
  if (!theme) return {}
  const { family } = theme.font ?? {}
  const { latin, latinExtended } = fonts ?? {}
  return {
    variables: themeVariables(theme),
    ...(family && latin && { font: { faces: fontFace(family, latin, LATIN) + (latinExtended ? fontFace(family, latinExtended, LATIN_EXTENDED) : ''), latin, latinExtended } }),
  }
}

function themeVariables({ colors = {}, radius, font }: Theme): CSSProperties {
  const variables = {
    ...Object.fromEntries(Object.entries(colors).map(([name, color]) => [THEME_VARIABLES[name as ThemeColor], color])),
    ...(radius !== undefined && { '--brand-radius': `${radius}px` }),
    ...(font && { '--brand-font': `"${font.family}", ${font.fallback}` }),
  }
  return variables as CSSProperties
}

const fontFace = (family: string, address: string, range: string): string =>
  `@font-face{font-family:"${family}";src:url(${address}) format("woff2");font-weight:400 700;font-display:swap;unicode-range:${range}}`
