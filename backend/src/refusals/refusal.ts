import { GraphQLError } from 'graphql'
import type { ValueNames } from '../i18n/sentence.ts'
import { TRAITS, type ThrownCode } from './catalogue.ts'
import type { EN, RefusalCode } from './messages/en.ts'

/** The reason why something cannot be done. Its message is written with the response, in the store view's language. */
export interface Refusal<Code extends RefusalCode = RefusalCode> {
  readonly code: Code
  readonly values: Readonly<Record<string, RefusalValue>>
}

/** A refusal in place of the requested value. */
export interface Refused {
  readonly refusal: Refusal
}

/** A sentence's values; a refusal among them is the cause. */
type RefusalValue = string | number | Refusal | RefusalList

interface RefusalList {
  readonly refusals: readonly Refusal[]
  /** Separates their messages. */
  readonly separator: string
}

type Names<Code extends RefusalCode> = ValueNames<(typeof EN)[Code]>
type Values<Code extends RefusalCode> = [Names<Code>] extends [never] ? [] : [values: Readonly<Record<Names<Code>, RefusalValue>>]

export function refusal<Code extends RefusalCode>(code: Code, ...[values]: Values<Code>): Refusal<Code> {
  return { code, values: values ?? {} }
}

/** Ends an operation. The message is only the code: `transport/error-envelope.ts` writes the sentence. */
export class RefusalError extends GraphQLError {
  readonly refusal: Refusal<ThrownCode>

  /** @param status of the HTTP response, if the whole request is refused */
  constructor(reason: Refusal<ThrownCode>, status?: number) {
    super(reason.code, { extensions: { category: TRAITS[reason.code].category, ...(status !== undefined && { http: { status } }) } })
    this.refusal = reason
  }

  /** The same refusal for the whole request. */
  ofRequest(status: number): RefusalError {
    return new RefusalError(this.refusal, status)
  }
}

export const refused = <Code extends ThrownCode>(code: Code, ...values: Values<Code>): RefusalError =>
  new RefusalError(refusal(code, ...values))

/** A refusal's causes, the innermost first, then itself. */
export function causesOf(reason: Refusal): readonly Refusal[] {
  return [...Object.values(reason.values).flatMap(refusalsIn).flatMap(causesOf), reason]
}

function refusalsIn(value: RefusalValue): readonly Refusal[] {
  if (typeof value !== 'object') return []
  return 'refusals' in value ? value.refusals : [value]
}
