import { valibotResolver } from '@hookform/resolvers/valibot'
import type { Resolver } from 'react-hook-form'
import type { LookUpAnswer } from './withdrawal-answer.ts'
import { withdrawalSchema } from './withdrawal-schema.ts'
import type { WithdrawalValues } from './withdrawal-values.ts'

/** @param answerFor what the shop has said of the order that the form names */
export const withdrawalResolver = (answerFor: (values: WithdrawalValues) => LookUpAnswer | undefined): Resolver<WithdrawalValues> =>
  (values, ...rest) => valibotResolver(withdrawalSchema(values, answerFor(values)))(values, ...rest)
