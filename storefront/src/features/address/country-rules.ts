import { tidyDigits } from '../../lib/tidy-digits.ts'
import { tidyText } from '../../lib/tidy-text.ts'
import type { AddressMessage } from './address-message.ts'
import { isNip, tidyNip } from './nip.ts'
import { voivodeshipOf } from './polish-postal-codes.ts'

/** What the form knows of a country. The backend checks the rest: no rule here refuses what it takes, except for a likely slip. */
export interface CountryRules {
  readonly tidyPostalCode: (text: string) => string
  /** What is wrong with a tidied postal code. */
  readonly wrongPostalCode?: (code: string) => AddressMessage | undefined
  readonly hasNumericPostalCode?: boolean
  /** House numbers follow the street's name, so that one at its end is one. */
  readonly hasNumberAfterStreet: boolean
  /** Whether a street is incomplete without a house number. */
  readonly needsNumber?: (street: string) => boolean
  /** The code of a postal code's region, in a country where nobody writes it on an envelope. */
  readonly regionCodeOf?: (postalCode: string) => string | undefined
  readonly tidyVatNumber: (text: string) => string
  readonly isVatNumber: (text: string) => boolean
}

/** Letters in postal codes are capitals everywhere. */
const tidyPostalCode = (text: string): string => tidyDigits(text).toUpperCase()

const ELSEWHERE: CountryRules = {
  tidyPostalCode,
  hasNumberAfterStreet: false,
  tidyVatNumber: tidyText,
  isVatNumber: (text) => /^[A-Z\d][A-Z\d ./+*-]+$/i.test(text),
}

const NUMBER_AFTER_STREET = 'AL AT BA BE BG CH CZ DE DK EE ES FI GR HR IS IT LI LT LV ME MK NL NO PT RO RS SE SI SK TR UA'.split(' ')

/** 3 Maja, 29 Listopada, 15 Pułku: a number that is part of the name. */
const NUMBER_IN_NAME =
  /\d+[.-]?\s*(?:go\s+|tego\s+)?(?:stycznia|lutego|marca|kwietnia|maja|czerwca|lipca|sierpnia|września|października|listopada|grudnia|pułku|dywizji|brygady|armii|batalionu|lecia)/giu

const POLAND: CountryRules = {
  tidyPostalCode: (text) => {
    const code = tidyPostalCode(text)
    const [, first, last] = /^(?:PL[\s-]*)?(\d{2})[\s.,_-]*(\d{3})$/.exec(code) ?? []
    return first && last ? `${first}-${last}` : code
  },
  wrongPostalCode: (code) => (code === '' ? 'providePostalCode' : /^\d{2}-\d{3}$/.test(code) ? undefined : 'wrongPolishPostalCode'),
  hasNumericPostalCode: true,
  hasNumberAfterStreet: true,
  needsNumber: (street) => !/\d/.test(street.replace(NUMBER_IN_NAME, '')),
  regionCodeOf: voivodeshipOf,
  tidyVatNumber: tidyNip,
  isVatNumber: isNip,
}

const RULES: Readonly<Record<string, CountryRules>> = {
  ...Object.fromEntries(NUMBER_AFTER_STREET.map((code) => [code, { ...ELSEWHERE, hasNumberAfterStreet: true }])),
  PL: POLAND,
}

export const rulesOf = (countryCode: string): CountryRules => RULES[countryCode] ?? ELSEWHERE
