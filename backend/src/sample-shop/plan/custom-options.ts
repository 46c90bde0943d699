import type { LocalizedText } from './localized-text.ts'

export type CustomOptionKey = keyof typeof CUSTOM_OPTIONS

export interface CustomOption {
  readonly title: LocalizedText
  readonly input: 'field' | 'area' | 'drop_down' | 'radio' | 'date'
  readonly isRequired?: boolean
  /** The price of the entered text, in zlotys. */
  readonly price?: number
  readonly maxCharacters?: number
  /** In zlotys, added to the product's price. */
  readonly values?: readonly { readonly title: LocalizedText; readonly sku: string; readonly price: number }[]
}

/** The products' custom options. */
export const CUSTOM_OPTIONS = {
  engraving: { title: ['Engraving', 'Grawer'], input: 'field', price: 15, maxCharacters: 20 },
  wrapping: {
    title: ['Gift wrapping', 'Opakowanie na prezent'],
    input: 'drop_down',
    values: [
      { title: ['Grey paper with string', 'Szary papier ze sznurkiem'], sku: 'paper', price: 9 },
      { title: ['Cotton bag', 'Bawełniany worek'], sku: 'bag', price: 19 },
      { title: ['Tin box', 'Metalowa puszka'], sku: 'tin', price: 29 },
    ],
  },
  note: { title: ['Your message', 'Twoja wiadomość'], input: 'area', maxCharacters: 500 },
  day: { title: ['Day that suits you', 'Dogodny dzień'], input: 'date', isRequired: true },
  level: {
    title: ['Experience', 'Doświadczenie'],
    input: 'radio',
    isRequired: true,
    values: [
      { title: ['Beginner', 'Dopiero zaczynam'], sku: 'beginner', price: 0 },
      { title: ['A season or two', 'Sezon lub dwa'], sku: 'some', price: 0 },
      { title: ['Many years', 'Wiele lat'], sku: 'experienced', price: 0 },
    ],
  },
} as const satisfies Record<string, CustomOption>
