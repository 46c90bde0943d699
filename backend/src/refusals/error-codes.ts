import type { PlaceOrderErrorCodes } from '../generated/resolvers.ts'
import { TRAITS } from './catalogue.ts'
import type { Traits } from './catalogue/traits.ts'
import type { Phrases } from './phrases.ts'
import { causesOf, type Refusal } from './refusal.ts'

/**
 * The code in lists of `user_errors`. Magento finds it by searching its own sentence for English words, so a translated
 * sentence has the code UNDEFINED (magento/magento2#40797). `allowed` are the codes that the list's type has.
 */
export function userErrorCode<Code extends string>(refusal: Refusal, phrases: Phrases, allowed: readonly Code[]): Code | 'UNDEFINED' {
  const found = readable(refusal, 'userError', phrases)
  return allowed.find((code) => code === found) ?? 'UNDEFINED'
}

/** The code of a cart's or an order's error, found in the same way (Adobe's patches ACSD-66139 and ACSD-67659). */
export const orderErrorCode = (refusal: Refusal, phrases: Phrases): PlaceOrderErrorCodes =>
  readable(refusal, 'orderError', phrases) ?? 'UNDEFINED'

/** Whether this refusal, thrown, has an `error_code`. */
export const isOrderError = ({ code }: Refusal): boolean => 'orderError' in TRAITS[code]

function readable<Kind extends 'userError' | 'orderError'>(refusal: Refusal, kind: Kind, phrases: Phrases): Traits[Kind] | undefined {
  const inEnglish = causesOf(refusal).filter(({ code }) => !phrases.isTranslated(code))
  return inEnglish.map(({ code }) => (TRAITS[code] as Traits)[kind]).find((code) => code !== undefined)
}
