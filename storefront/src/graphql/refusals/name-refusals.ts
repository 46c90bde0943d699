import type { AnswerBody } from '../customer-token.ts'
import type { GraphQLErrorBody } from '../errors.ts'
import { rootField } from '../root-field.ts'
import { askAboutCart, askAboutEmail, type Ask, type Question } from './ask-back.ts'
import type { Place } from './by-place.ts'
import { nameListed, nameThrown } from './name-refusal.ts'

/** Adds a reason to each refusal, beside Magento's message. If only the message would show it, the backend is queried once more. */
export async function nameRefusals(asked: Question, answer: AnswerBody, ask: Ask): Promise<AnswerBody> {
  const place = { field: rootField(asked.query), variables: asked.variables }
  const named: AnswerBody = { ...answer, ...(answer.data && { data: withListed(answer.data) as AnswerBody['data'] & object }) }
  if (!answer.errors) return named
  return { ...named, errors: await Promise.all(answer.errors.map((error) => withReason(error, place, ask))) }
}

async function withReason(error: GraphQLErrorBody, place: Place, ask: Ask): Promise<GraphQLErrorBody> {
  const refusal = nameThrown(error, place) ?? (await askAboutCart(error, place, ask)) ?? (await askAboutEmail(error, place, ask))
  return refusal ? { ...error, extensions: { ...error.extensions, refusal } } : error
}

function withListed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withListed)
  if (typeof value !== 'object' || value === null) return value
  const fields = Object.entries(value).map(([key, field]) => [key, isListOfErrors(key, field) ? field.map(withReasonListed) : withListed(field)])
  return Object.fromEntries(fields)
}

const isListOfErrors = (key: string, field: unknown): field is unknown[] => /errors$/i.test(key) && Array.isArray(field)

function withReasonListed(entry: unknown): unknown {
  if (typeof entry !== 'object' || entry === null || !('message' in entry) || typeof entry.message !== 'string') return entry
  const code = 'code' in entry && typeof entry.code === 'string' ? entry.code : undefined
  const refusal = nameListed({ message: entry.message, code })
  return refusal ? { ...entry, refusal } : entry
}
