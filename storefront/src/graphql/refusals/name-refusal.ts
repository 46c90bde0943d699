import type { GraphQLErrorBody } from '../errors.ts'
import { byCode, byRoughCode, type Refused } from './by-code.ts'
import { byPlace, byQuotedField, type Place } from './by-place.ts'
import { matchSentence } from './match-sentence.ts'
import type { Refusal } from './reason.ts'

/** The reason of an error that ended an operation, if the error alone shows it: codes come before messages. */
export function nameThrown(error: GraphQLErrorBody, place: Place): Refusal | undefined {
  const refused = { message: error.message, code: error.extensions?.error_code }
  return byCode(refused) ?? byPlace(error, place) ?? matchSentence(error.message) ?? byQuotedField(error, place) ?? byRoughCode(refused)
}

/** The reason of an entry in a response's own list of errors. */
export const nameListed = (entry: Refused): Refusal | undefined => byCode(entry) ?? matchSentence(entry.message) ?? byRoughCode(entry)
