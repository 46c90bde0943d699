import * as v from 'valibot'
import { isEmailAddress } from '../../lib/email-address.ts'
import { isLocale, type Locale } from '../../i18n/locales.ts'
import { isOrderNumber, MAX_LENGTHS, MAX_LIST_LENGTH } from './withdrawal-values.ts'

const MAX_ITEMS = 400
const MAX_QUANTITY = 99_999

/** Text after a line break could pass for another line of the declaration or of an email header. */
const isOneLine = (text: string): boolean => !/[\p{Cc}\u2028\u2029]/u.test(text)

/** Replaces lone surrogates: PHP cannot parse them, and the order could not be looked up. */
const text = v.pipe(v.string(), v.transform((value) => value.toWellFormed()), v.trim())

const line = (maxLength: number) => v.pipe(text, v.nonEmpty(), v.maxLength(maxLength), v.check(isOneLine))
const email = v.pipe(line(MAX_LENGTHS.email), v.check(isEmailAddress))
const number = v.pipe(line(MAX_LENGTHS.number), v.check(isOrderNumber))

const lookUpSchema = v.object({ number, email, lastName: line(MAX_LENGTHS.name) })

const declareSchema = v.object({
  /** Created with the form. */
  key: v.pipe(v.string(), v.regex(/^[\w-]{16,64}$/)),
  locale: v.custom<Locale>((value) => typeof value === 'string' && isLocale(value)),
  firstName: line(MAX_LENGTHS.name),
  lastName: line(MAX_LENGTHS.name),
  number,
  /** The email address of the order. */
  email,
  /** Receives the acknowledgement. */
  replyTo: email,
  isWhole: v.boolean(),
  items: v.pipe(
    v.array(v.object({ id: line(MAX_LENGTHS.name), quantity: v.pipe(v.number(), v.minValue(0.0001), v.maxValue(MAX_QUANTITY)) })),
    v.maxLength(MAX_ITEMS),
  ),
  /** The items as text, in case the shop cannot look the order up. */
  goods: v.pipe(text, v.maxLength(MAX_LIST_LENGTH)),
})

export type LookUpInput = v.InferOutput<typeof lookUpSchema>
export type DeclareInput = v.InferOutput<typeof declareSchema>

export function readLookUp(body: unknown): LookUpInput | undefined {
  const { success, output } = v.safeParse(lookUpSchema, body)
  return success ? output : undefined
}

export function readDeclare(body: unknown): DeclareInput | undefined {
  const { success, output } = v.safeParse(declareSchema, body)
  return success && (output.isWhole || output.items.length > 0 || output.goods !== '') ? output : undefined
}
