import type { Locale } from '../src/i18n/locales.ts'

/** In the languages that the brand speaks. The shop's first language, then English, stands in for another one. */
export type Localized<Value = string> = Readonly<{ en: Value } & Partial<Record<Locale, Value>>>

/**
 * A merchant's data that no backend has. Only the name is required. It imports no pictures, because Node validates it when the shop
 * starts and browsers load it with the footer.
 */
export interface Brand {
  readonly name: string
  readonly theme?: Theme
  readonly contact?: Contact
  readonly social?: readonly SocialLink[]
  readonly footer?: BrandFooter
  readonly legal?: LegalPages
}

/** The design tokens that a brand may set. The contrast of their combinations is validated. */
export interface Theme {
  readonly colors?: Readonly<Partial<Record<ThemeColor, string>>>
  /** Of corners, in pixels, up to 12. */
  readonly radius?: number
  readonly font?: ThemeFont
}

/** Backgrounds, text, buttons and lines, each as `#rrggbb`; docs/make-it-yours.md explains them. */
export type ThemeColor =
  | 'page' | 'panel' | 'panelHover' | 'pressed'
  | 'text' | 'softText' | 'muteText' | 'accent'
  | 'action' | 'actionHover' | 'actionText'
  | 'line' | 'controlLine' | 'focus'

interface ThemeFont {
  /** Loaded from the files in `pictures.ts`, or installed on the visitor's device. */
  readonly family: string
  /** Shown while it loads: `Georgia, serif`. */
  readonly fallback: string
}

export interface Contact {
  /** As displayed; spaces and brackets are removed for dialling. */
  readonly phone?: string
  /** When the phone is answered. */
  readonly hours?: Localized
  readonly email?: string
  /** Lines as on an envelope, without the shop's name. */
  readonly address?: readonly string[]
}

export interface SocialLink {
  readonly name: string
  readonly url: string
}

export interface BrandLink {
  readonly label: Localized
  /** Without the language prefix; a single string if all languages share it. */
  readonly path: string | Localized
}

/** In addition to the links that every shop has: categories, contact, orders, withdrawal. */
interface BrandFooter {
  /** In the Help column. */
  readonly help?: readonly BrandLink[]
  readonly columns?: readonly FooterColumn[]
  /** Draws wind lines over a mountain ridge above the footer. */
  readonly hasRidge?: boolean
}

export interface FooterColumn {
  readonly title: Localized
  readonly links: readonly BrandLink[]
}

/** Linked from the last row of the footer, the registration and the checkout. */
export interface LegalPages {
  readonly terms?: BrandLink
  readonly privacy?: BrandLink
  readonly cookies?: BrandLink
  readonly accessibility?: BrandLink
}
