import type { AnswerBody } from '../customer-token.ts'
import type { GraphQLErrorBody } from '../errors.ts'
import type { OperationRequest } from '../operation.ts'
import { rootField } from '../root-field.ts'
import { matchMessage } from './match-message.ts'
import { probeCart, probeEmail, type QueryBackend } from './probe-refusal.ts'
import { byCode, byRoughCode, type CodedError } from './reason-by-code.ts'
import { byField, byQuotedField, type RefusedOperation } from './reason-by-field.ts'
import type { Refusal } from './reason.ts'

/** Adds a reason to each refusal, beside Magento's message. If only a translated message shows it, the backend is queried once more. */
export async function addReasons(request: OperationRequest, answer: AnswerBody, query: QueryBackend): Promise<AnswerBody> {
  const operation = { field: rootField(request.query), variables: request.variables }
  const body: AnswerBody = { ...answer, ...(answer.data && { data: withListedReasons(answer.data) as AnswerBody['data'] & object }) }
  if (!answer.errors) return body
  return { ...body, errors: await Promise.all(answer.errors.map((error) => withReason(error, operation, query))) }
}

async function withReason(error: GraphQLErrorBody, operation: RefusedOperation, query: QueryBackend): Promise<GraphQLErrorBody> {
  const refusal = reasonOfError(error, operation) ?? (await probeCart(error, operation, query)) ?? (await probeEmail(error, operation, query))
  return refusal ? { ...error, extensions: { ...error.extensions, refusal } } : error
}

function withListedReasons(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withListedReasons)
  if (typeof value !== 'object' || value === null) return value
  const fields = Object.entries(value).map(([key, field]) => [key, isListOfErrors(key, field) ? field.map(entryWithReason) : withListedReasons(field)])
  return Object.fromEntries(fields)
}

const isListOfErrors = (key: string, field: unknown): field is unknown[] => /errors$/i.test(key) && Array.isArray(field)

function entryWithReason(entry: unknown): unknown {
  if (typeof entry !== 'object' || entry === null || !('message' in entry) || typeof entry.message !== 'string') return entry
  const code = 'code' in entry && typeof entry.code === 'string' ? entry.code : undefined
  const refusal = reasonOfEntry({ message: entry.message, code })
  return refusal ? { ...entry, refusal } : entry
}

/** The reason of an error that ended an operation, if the error itself shows it. Codes take precedence over messages. */
export function reasonOfError(error: GraphQLErrorBody, operation: RefusedOperation): Refusal | undefined {
  const coded = { message: error.message, code: error.extensions?.error_code }
  return byCode(coded) ?? byField(error, operation) ?? matchMessage(error.message) ?? byQuotedField(error, operation) ?? byRoughCode(coded)
}

/** The reason of an entry in a response's own list of errors. */
export const reasonOfEntry = (entry: CodedError): Refusal | undefined => byCode(entry) ?? matchMessage(entry.message) ?? byRoughCode(entry)
