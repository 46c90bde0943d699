import type { Page } from '@playwright/test'

/** How a visitor's system or browser can show the shop. */
interface DisplayMode {
  readonly name: string
  readonly viewport: { readonly width: number; readonly height: number }
  readonly colorScheme?: 'dark' | 'light'
  readonly media?: { readonly forcedColors?: 'active'; readonly contrast?: 'more' }
  /** The visitor's own style sheet. */
  readonly css?: string
}

const DESKTOP = { width: 1440, height: 900 }
const PHONE = { width: 390, height: 844 }

export const CONTRAST_MODES = [
  { name: 'a dark contrast theme', viewport: DESKTOP, colorScheme: 'dark', media: { forcedColors: 'active' } },
  { name: 'a light contrast theme', viewport: DESKTOP, colorScheme: 'light', media: { forcedColors: 'active' } },
  { name: 'more contrast', viewport: DESKTOP, media: { contrast: 'more' } },
] as const satisfies readonly DisplayMode[]

/** The values of WCAG 1.4.12. */
const SPACING = '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }'
const LARGE_TEXT = 'html { font-size: 200% !important }'

export const SIZE_MODES = [
  { name: 'text of 200 %', viewport: PHONE, css: LARGE_TEXT },
  { name: 'text of 200 % on a wide screen', viewport: DESKTOP, css: LARGE_TEXT },
  { name: 'a zoom of 400 %', viewport: { width: 320, height: 256 } },
  { name: 'a width of 320 px', viewport: { width: 320, height: 640 } },
  { name: 'more space in the text', viewport: PHONE, css: SPACING },
  { name: 'more space in the text on a wide screen', viewport: DESKTOP, css: SPACING },
] as const satisfies readonly DisplayMode[]

export const optionsOf = ({ viewport, colorScheme, media }: DisplayMode) => ({
  viewport,
  ...(colorScheme && { colorScheme }),
  contextOptions: { reducedMotion: 'reduce' as const, ...media },
})

/** A constructed style sheet, which the page's policy allows. What is rendered only near the viewport is rendered at once. */
export const applyStyles = (page: Page, { css = '' }: DisplayMode): Promise<unknown> =>
  page.addInitScript((text) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    document.adoptedStyleSheets = [sheet]
  }, `${css} .below-fold { content-visibility: visible !important }`)
