import { tidyDigits } from '../../lib/tidy-digits.ts'
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

/** Letters in postal codes and VAT numbers are capitals everywhere. */
const capitals = (text: string): string => tidyDigits(text).toUpperCase()

const ELSEWHERE: CountryRules = {
  tidyPostalCode: capitals,
  hasNumberAfterStreet: false,
  // Without its name, as in `VAT: DE123456789` or `USt-IdNr.: …`
  tidyVatNumber: (text) => capitals(text).replace(/^(?:.*:|VAT\b[ .]*(?:(?:NO|NR|ID|EU)\b[ .]*)*)\s*|[ ,.;]+$/g, ''),
  isVatNumber: (text) => /^[A-Z\d][A-Z\d ./+*-]+$/i.test(text),
}

const NUMBER_AFTER_STREET = 'AL AT BA BE BG CH CZ DE DK EE ES FI GR HR IS IT LI LT LV ME MK NL NO PT RO RS SE SI SK TR UA'.split(' ')

const UNIT_NUMBER = String.raw`(?<![\p{L}\d])(?:m|mieszk\p{L}*|lok(?:al)?|apt?|kl(?:atka)?|p(?:i[ęe]tro)?)\b\.?\s*\d+|\d+\s+pi[ęe]tro`

/** Numbers of years, and in names such as 3 Maja, 1000-lecia, 27 Wołyńskiej Dywizji, Dywizjonu 303 and pl. 3 Krzyży. */
export const POLISH_NAME_NUMBER = new RegExp(
  [
    String.raw`\d+[.-]?\s*(?:e?go|tego)?\s*(?:stycznia|lutego|marca|kwietnia|maja|czerwca|lipca|sierpnia|wrze[śs]nia|pa[źz]dziernika|listopada|grudnia)(?:\s+(?:1\d|20)\d\d(?![\p{L}\d/]))?`,
    String.raw`\d+[.-]?\s*(?:\p{L}+\s+){0,2}(?:leci[ae]|pu[łl]ku|dywizji|dywizjonu|brygady|armii|korpusu|batalionu)|(?:dywizjonu|eskadry)\s+\d+`,
    String.raw`\b(?:1\d|20)\d\d\s*r(?:oku?)?(?!\p{L})`,
    String.raw`(?<=^(?:ul|al|pl|os|ulica|alej[ae]|plac|osiedle|rondo|skwer)\b\.?\s*)\d+[.-]?\s*\p{L}{4,}`,
  ].join('|'),
  'giu',
)
const OTHER_NUMBER = new RegExp(`${UNIT_NUMBER}|${POLISH_NAME_NUMBER.source}`, 'giu')

const POLAND: CountryRules = {
  tidyPostalCode: (text) => {
    const code = capitals(text)
    const [, first, last] = /^(?:PL\W*)?(\d\d)[\W_]*(\d{3})\W*$/.exec(code) ?? []
    return first && last ? `${first}-${last}` : code
  },
  wrongPostalCode: (code) => (code === '' ? 'providePostalCode' : /^\d{2}-\d{3}$/.test(code) ? undefined : 'wrongPolishPostalCode'),
  hasNumericPostalCode: true,
  hasNumberAfterStreet: true,
  needsNumber: (street) => !/\d/.test(street.replace(OTHER_NUMBER, '')),
  regionCodeOf: voivodeshipOf,
  tidyVatNumber: tidyNip,
  isVatNumber: isNip,
}

const RULES: Readonly<Record<string, CountryRules>> = {
  ...Object.fromEntries(NUMBER_AFTER_STREET.map((code) => [code, { ...ELSEWHERE, hasNumberAfterStreet: true }])),
  PL: POLAND,
}

export const rulesOf = (countryCode: string): CountryRules => RULES[countryCode] ?? ELSEWHERE
