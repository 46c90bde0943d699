import type { Locale } from '../src/i18n/locales.ts'

type InEachLanguage<Value = string> = Readonly<Record<Locale, Value>>

/**
 * What a shop's own people say of it, beside what its backend tells. Only the name has to be there. No picture is imported here:
 * the shop checks this data before it starts, and browsers read it with the footer.
 */
export interface Brand {
  readonly name: string
  readonly theme?: Theme
  readonly contact?: Contact
  readonly social?: readonly SocialLink[]
  readonly footer?: BrandFooter
  readonly legal?: LegalPages
}

/** What of the shop's look a brand may set; the rest is made for reading and follows. Every pair of colours that meets is checked for contrast. */
export interface Theme {
  readonly colors?: Readonly<Partial<Record<ThemeColor, string>>>
  /** Of corners, in pixels, up to 12. */
  readonly radius?: number
  readonly font?: ThemeFont
}

/** Grounds, words and lines, and what is pressed; each written `#rrggbb`. */
export type ThemeColor =
  | 'page' | 'panel' | 'panelHover' | 'pressed'
  | 'text' | 'softText' | 'muteText' | 'accent'
  | 'action' | 'actionHover' | 'actionText'
  | 'line' | 'controlLine' | 'focus'

interface ThemeFont {
  /** Its files stand among the pictures; without files it is one that visitors have. */
  readonly family: string
  /** What is read until it has come: `Georgia, serif`. */
  readonly fallback: string
}

export interface Contact {
  /** As people read it; what is dialled is made of its digits. */
  readonly phone?: string
  /** When somebody answers the phone. */
  readonly hours?: InEachLanguage
  readonly email?: string
  /** Line by line as on an envelope, without the shop's name. */
  readonly address?: readonly string[]
}

export interface SocialLink {
  readonly name: string
  readonly url: string
}

export interface BrandLink {
  readonly label: InEachLanguage
  /** Without the language's prefix; one text where all languages have the same. */
  readonly path: string | InEachLanguage
}

/** The shop's categories, its contact page and what customers do themselves stand in the footer of every shop. */
interface BrandFooter {
  /** Under Help, before those that every shop has. */
  readonly help?: readonly BrandLink[]
  readonly columns?: readonly FooterColumn[]
  /** Draws the wind over a ridge where the footer begins. */
  readonly hasRidge?: boolean
}

export interface FooterColumn {
  readonly title: InEachLanguage
  readonly links: readonly BrandLink[]
}

/** The end of every page leads to them, and so do forms that mention them. */
export interface LegalPages {
  readonly terms?: BrandLink
  readonly privacy?: BrandLink
  readonly cookies?: BrandLink
  readonly accessibility?: BrandLink
}
