import * as v from 'valibot'
import { isEmailAddress, tidyEmail } from '../../lib/email-address.ts'
import { MAX_NAME_CHARACTERS, tidyName, wrongInName } from '../../lib/person-name.ts'
import { tidyPhone, wrongInPhone } from '../../lib/phone-number.ts'
import { detailed } from '../../lib/rule-message.ts'
import { tidyText } from '../../lib/tidy-text.ts'
import type { AddressMessage } from './address-message.ts'
import type { AddressValues } from './address-values.ts'
import { rulesOf } from './country-rules.ts'
import type { Country } from './country.ts'
import { needsRegion, regionOf } from './region-rules.ts'
import { isUnchanged, splitStreet, streetLines } from './street-lines.ts'

/** The length of Magento's columns. The lines of a street share one. */
const MAX_CHARACTERS = 255
const MAX_EMAIL_CHARACTERS = 254

const message = (key: AddressMessage): AddressMessage => key
const isShort = (max: number) => v.maxLength<string, number, string>(max, detailed(message('tooManyCharacters'), max))

function text(missing: AddressMessage, max: number = MAX_CHARACTERS, tidy: (text: string) => string = tidyText) {
  return v.pipe(v.string(), v.transform(tidy), v.nonEmpty(missing), isShort(max))
}

/** The message of a rule that finds something wrong in a text. */
function rule(wrongIn: (text: string) => string | undefined) {
  return v.rawCheck<string>(({ dataset, addIssue }) => {
    const found = dataset.typed ? wrongIn(dataset.value) : undefined
    if (found) addIssue({ message: found })
  })
}

const name = (missing: AddressMessage, wrong: AddressMessage) =>
  v.pipe(text(missing, MAX_NAME_CHARACTERS, tidyName), rule((value) => detailedOr(wrong, value === '' ? undefined : wrongInName(value))))

const detailedOr = (key: AddressMessage, detail: string | undefined): string | undefined => (detail === undefined ? undefined : detailed(key, detail))

function wrongPhone(value: string): string | undefined {
  const wrong = value === '' ? undefined : wrongInPhone(value)
  return typeof wrong === 'object' ? detailed(message('wrongPhoneNumber'), wrong.character) : wrong && message(`${wrong}PhoneNumber`)
}

const wrongNumber = (value: string): string | undefined => (value === '' || /[\p{L}\p{N}]/u.test(value) ? undefined : detailed(message('wrongNumber'), value))

const person = { firstName: name('provideFirstName', 'wrongFirstName'), lastName: name('provideLastName', 'wrongLastName') }

/** The rules for somebody to whom nothing is sent. */
export const personSchema = v.looseObject(person) as v.GenericSchema<unknown, unknown> as v.GenericSchema<AddressValues>

/** The same where a guest's order is found by its postal code. */
export function findablePersonSchema(countryCode: string): v.GenericSchema<AddressValues> {
  const rules = rulesOf(countryCode)
  const postalCode = v.pipe(v.string(), v.transform(rules.tidyPostalCode), postalCodeOf(rules))
  return v.looseObject({ ...person, postalCode }) as v.GenericSchema<unknown, unknown> as v.GenericSchema<AddressValues>
}

const postalCodeOf = ({ wrongPostalCode }: ReturnType<typeof rulesOf>) => v.pipe(v.string(), isShort(MAX_CHARACTERS), rule((code) => wrongPostalCode?.(code)))

interface AddressRules {
  readonly isServedOnly?: boolean
  readonly known?: readonly AddressValues[]
}

/**
 * The rules for these values of an address. Its output is tidied: that is what is sent.
 * @param options isServedOnly: the shop must deliver to the country; known: addresses of the backend, whose values no rule refuses
 */
export function addressSchema(entered: AddressValues, countries: readonly Country[], { isServedOnly = false, known = [] }: AddressRules = {}): v.GenericSchema<AddressValues> {
  const rules = rulesOf(entered.countryCode)
  const country = countries.find(({ code }) => code === entered.countryCode)
  const values = tidied(entered, country)
  const needsNumber = !isUnchanged(values) && rules.needsNumber?.(values.street)
  const isStreetLong = tidyText(values.street).length <= MAX_CHARACTERS && streetLines(values).join('\n').length > MAX_CHARACTERS
  // Where the postal code tells the region, it comes first.
  const needsOwnRegion = needsRegion(country) && (!rules.regionCodeOf || rules.wrongPostalCode?.(values.postalCode) === undefined)
  const hasList = country === undefined || country.regions.length > 0
  const entries = {
    ...person,
    street: text('provideStreet'),
    number: v.pipe(
      v.string(),
      v.transform(tidyText),
      rule((number) => wrongNumber(number) ?? (number === '' && needsNumber ? message('provideNumber') : undefined)),
      v.check(() => !isStreetLong, detailed(message('tooManyCharacters'), MAX_CHARACTERS)),
    ),
    postalCode: postalCodeOf(rules),
    city: text('provideCity'),
    countryCode: v.pipe(v.string(), v.nonEmpty(message('provideCountry')), v.check(() => !isServedOnly || country !== undefined, message('wrongCountry'))),
    regionId: v.pipe(v.string(), v.check((id) => id !== '' || !(needsOwnRegion && hasList), message('provideRegion'))),
    region: v.pipe(v.string(), v.transform(tidyText), isShort(MAX_CHARACTERS), v.check((region) => region !== '' || !needsOwnRegion || hasList, message('provideRegion'))),
    phoneNumber: v.pipe(text('providePhoneNumber', MAX_CHARACTERS, tidyPhone), rule(wrongPhone)),
    lines: v.array(v.string()),
  }
  const schema = v.object({ ...entries, ...acceptedAsKnown(entries, entered, known) })
  return v.pipe(v.custom<AddressValues>(() => true), v.transform((given) => tidied(given, country)), schema) as v.GenericSchema<unknown, unknown> as v.GenericSchema<AddressValues>
}

/** A value that the shopper has not touched stays as it is: the backend has it, and decides. In another country it is another value. */
function acceptedAsKnown(entries: Record<keyof AddressValues, v.GenericSchema<string> | v.GenericSchema<string[]>>, entered: AddressValues, known: readonly AddressValues[]) {
  const isKnown = (key: string) => known.some((address) => address.countryCode === entered.countryCode && address[key as keyof AddressValues] === entered[key as keyof AddressValues])
  return Object.fromEntries(Object.entries(entries).filter(([key]) => isKnown(key)).map(([key, entry]) => [key, v.fallback(entry as v.GenericSchema<unknown>, entered[key as keyof AddressValues])]))
}

/** A number at the end of the street moves to its field, and a postal code tells the region. */
function tidied(values: AddressValues, country: Country | undefined): AddressValues {
  const split = values.number.trim() === '' && !isUnchanged(values) ? splitStreet(tidyText(values.street), values.countryCode) : undefined
  const postalCode = rulesOf(values.countryCode).tidyPostalCode(values.postalCode)
  const region = values.regionId === '' && needsRegion(country) ? regionOf(postalCode, country) : undefined
  return { ...values, ...split, postalCode, ...(region && { regionId: String(region.id) }) }
}

export const emailSchema = v.pipe(text('provideEmail', MAX_EMAIL_CHARACTERS, tidyEmail), v.check(isEmailAddress, message('wrongEmail')))

/** An invoice needs a company with its tax number: a NIP in Poland, other countries' numbers are only checked for their characters. */
export function companySchema(countryCode: string) {
  const { tidyVatNumber, isVatNumber } = rulesOf(countryCode)
  return {
    company: text('enterCompanyName'),
    vatNumber: v.pipe(text('enterVatNumber', MAX_CHARACTERS, tidyVatNumber), v.check(isVatNumber, message('enterCorrectVatNumber'))),
  }
}
