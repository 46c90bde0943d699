import { valibotResolver } from '@hookform/resolvers/valibot'
import type { Resolver } from 'react-hook-form'
import * as v from 'valibot'
import { isEmailAddress, tidyEmail } from '../../lib/email-address.ts'
import { tidyOrderNumber } from '../../lib/order-number.ts'
import { tidyName } from '../../lib/person-name.ts'
import type { LookUpAnswer } from './withdrawal-answer.ts'
import { isOrderNumber, type WithdrawalValues } from './withdrawal-values.ts'

/** Keys of withdrawal.error. */
export type WithdrawalMessage = 'required' | 'emailWrong' | 'numberWrong' | 'item'

const message = (key: WithdrawalMessage): WithdrawalMessage => key

const text = v.pipe(v.string(), v.trim())
const required = (tidy: (text: string) => string) => v.pipe(v.string(), v.transform(tidy), v.nonEmpty(message('required')))
const requiredText = v.pipe(text, v.nonEmpty(message('required')))
const name = required(tidyName)
const email = v.pipe(required(tidyEmail), v.check(isEmailAddress, message('emailWrong')))
const number = v.pipe(required(tidyOrderNumber), v.check(isOrderNumber, message('numberWrong')))

/**
 * The validation rules for the current values.
 * @param answer to the look-up, once the order was looked up
 */
export function withdrawalSchema({ own, isReplyElsewhere, scope }: WithdrawalValues, answer: LookUpAnswer | undefined): v.GenericSchema<WithdrawalValues> {
  const isSome = scope === 'some'
  const quantities = v.record(v.string(), v.number())
  return v.object({
    key: v.string(),
    linked: v.string(),
    firstName: name,
    lastName: name,
    own: v.string(),
    number: own ? text : number,
    email: own ? text : email,
    isReplyElsewhere: v.boolean(),
    replyTo: own || isReplyElsewhere ? email : text,
    scope: v.picklist(['whole', 'some']),
    quantities: isSome && answer?.outcome === 'found' ? v.pipe(quantities, v.check(hasAny, message('item'))) : quantities,
    goods: isSome && answer?.outcome === 'undisclosed' ? requiredText : text,
  })
}

const hasAny = (quantities: Record<string, number>): boolean => Object.values(quantities).some((quantity) => quantity > 0)

/** @param answerFor returns the answer to the look-up of the entered order */
export const withdrawalResolver = (answerFor: (values: WithdrawalValues) => LookUpAnswer | undefined): Resolver<WithdrawalValues> =>
  (values, ...rest) => valibotResolver(withdrawalSchema(values, answerFor(values)))(values, ...rest)
