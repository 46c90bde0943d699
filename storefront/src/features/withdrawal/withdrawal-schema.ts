import { valibotResolver } from '@hookform/resolvers/valibot'
import type { Resolver } from 'react-hook-form'
import * as v from 'valibot'
import { isEmailAddress } from '../../lib/email-address.ts'
import type { LookUpAnswer } from './withdrawal-answer.ts'
import { isOrderNumber, type WithdrawalValues } from './withdrawal-values.ts'

/** What is wrong with a field: keys of withdrawal.error. */
export type WithdrawalMessage = 'required' | 'emailWrong' | 'numberWrong' | 'item'

const message = (key: WithdrawalMessage): WithdrawalMessage => key

const anything = v.pipe(v.string(), v.trim())
const words = v.pipe(anything, v.nonEmpty(message('required')))
const email = v.pipe(words, v.check(isEmailAddress, message('emailWrong')))
const number = v.pipe(words, v.check(isOrderNumber, message('numberWrong')))

/**
 * The rules for the form as it is filled in.
 * @param looked what the shop has said of the order, once it has been asked
 */
export function withdrawalSchema({ own, isReplyElsewhere, scope }: WithdrawalValues, looked: LookUpAnswer | undefined): v.GenericSchema<WithdrawalValues> {
  const isSome = scope === 'some'
  const quantities = v.record(v.string(), v.number())
  return v.object({
    key: v.string(),
    linked: v.string(),
    firstName: words,
    lastName: words,
    own: v.string(),
    number: own ? anything : number,
    email: own ? anything : email,
    isReplyElsewhere: v.boolean(),
    replyTo: own || isReplyElsewhere ? email : anything,
    scope: v.picklist(['whole', 'some']),
    quantities: isSome && looked?.outcome === 'found' ? v.pipe(quantities, v.check(hasAny, message('item'))) : quantities,
    goods: isSome && looked?.outcome === 'untold' ? words : anything,
  })
}

const hasAny = (quantities: Record<string, number>): boolean => Object.values(quantities).some((quantity) => quantity > 0)

/** @param answerFor what the shop has said of the order that the form names */
export const withdrawalResolver = (answerFor: (values: WithdrawalValues) => LookUpAnswer | undefined): Resolver<WithdrawalValues> =>
  (values, ...rest) => valibotResolver(withdrawalSchema(values, answerFor(values)))(values, ...rest)
