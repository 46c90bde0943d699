import { valibotResolver } from '@hookform/resolvers/valibot'
import type { Resolver } from 'react-hook-form'
import type { LookUpAnswer } from './withdrawal-answer.ts'
import { withdrawalSchema } from './withdrawal-schema.ts'
import type { WithdrawalValues } from './withdrawal-values.ts'

/** Loaded once somebody leaves a field, as the page has to be light before. */
export const judge = (looked: LookUpAnswer | undefined, ...[values, context, options]: Parameters<Resolver<WithdrawalValues>>) =>
  valibotResolver(withdrawalSchema(values, looked))(values, context, options)
