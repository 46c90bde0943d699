import type { LocalizedText } from './localized-text.ts'

export type CustomOptionKey = keyof typeof CUSTOM_OPTIONS

export interface CustomOption {
  readonly title: LocalizedText
  readonly input: 'field' | 'area' | 'drop_down' | 'radio' | 'checkbox' | 'date'
  readonly isRequired?: boolean
  /** The price of the entered text, in zlotys. */
  readonly price?: number
  readonly maxCharacters?: number
  /** In zlotys, added to the product's price. */
  readonly values?: readonly { readonly title: LocalizedText; readonly sku?: string; readonly price: number }[]
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
  /** The consumer's wish without which files may be sent only after the time for withdrawing; the order and its mail keep it. */
  atOnce: {
    title: ['Delivery at once', 'Dostawa od razu'],
    input: 'checkbox',
    isRequired: true,
    values: [{
      title: [
        'I want the files at once, and know that I can no longer withdraw from the contract once I have downloaded one.',
        'Proszę o pliki od razu i wiem, że po pobraniu pliku nie mogę już odstąpić od umowy.',
      ],
      price: 0,
    }],
  },
  avalancheDate: {
    title: ['Date and place', 'Termin i miejsce'],
    input: 'radio',
    isRequired: true,
    values: [
      { title: ['9–10 January 2027, Murowaniec hut', '9–10 stycznia 2027, schronisko Murowaniec'], price: 0 },
      { title: ['6–7 February 2027, Murowaniec hut', '6–7 lutego 2027, schronisko Murowaniec'], price: 0 },
      { title: ['6–7 March 2027, Five Ponds hut', '6–7 marca 2027, schronisko w Pięciu Stawach'], price: 40 },
    ],
  },
  mapDate: {
    title: ['Date and place', 'Termin i miejsce'],
    input: 'radio',
    isRequired: true,
    values: [
      { title: ['Sunday 16 May 2027, Turbacz', 'Niedziela 16 maja 2027, Turbacz'], price: 0 },
      { title: ['Sunday 13 June 2027, Lubań', 'Niedziela 13 czerwca 2027, Lubań'], price: 0 },
      { title: ['Sunday 12 September 2027, Turbacz', 'Niedziela 12 września 2027, Turbacz'], price: 0 },
    ],
  },
  place: {
    title: ['Place', 'Miejsce'],
    input: 'radio',
    isRequired: true,
    values: [
      { title: ['Zakopane, Krupówki 40', 'Zakopane, Krupówki 40'], price: 0 },
      { title: ['Online, by video call', 'Online, rozmowa wideo'], price: 0 },
    ],
  },
  level: {
    title: ['Experience', 'Doświadczenie'],
    input: 'radio',
    isRequired: true,
    values: [
      { title: ['Beginner', 'Dopiero zaczynam'], price: 0 },
      { title: ['A season or two', 'Sezon lub dwa'], price: 0 },
      { title: ['Many years', 'Wiele lat'], price: 0 },
    ],
  },
} as const satisfies Record<string, CustomOption>
