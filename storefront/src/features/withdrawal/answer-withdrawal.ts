import 'server-only'
import { readServerSettings } from '../../env.ts'
import { createThrottle } from '../../graphql/throttle.ts'
import { readTokenCookie } from '../../graphql/token-cookie.ts'
import type { Declaration } from './declaration.ts'
import { declaredGoods } from './declared-goods.ts'
import { findOrder, type FoundOrder } from './find-order.ts'
import { getWithdrawalRules } from './get-withdrawal-rules.ts'
import { type Journal, openJournal } from './journal.ts'
import { declarationMaker } from './make-declaration.ts'
import { barrierOfAll, type WithdrawableOrder, withdrawableOrder } from './withdrawable.ts'
import type { DeclareAnswer, LookUpAnswer } from './withdrawal-answer.ts'
import type { DeclareInput, LookUpInput } from './withdrawal-input.ts'

const { withdrawal } = readServerSettings()
const throttle = createThrottle()
let opened: Journal | undefined
/** Opened on first use, because the build loads this module as well. */
const getJournal = (): Journal => (opened ??= openJournal(withdrawal.folder))

export async function answerLookUp(input: LookUpInput, headers: Headers): Promise<LookUpAnswer> {
  const result = await lookUp(input, headers)
  if ('outcome' in result) return result
  if (result.kind !== 'found') return { outcome: 'undisclosed' }
  const order = await withdrawable(result)
  const barrier = barrierOfAll(order)
  return barrier ? { outcome: 'blocked', order, barrier } : { outcome: 'found', order }
}

/** Records the declaration before answering. The answer to a repeated request has the same declaration. */
export async function answerDeclare(input: DeclareInput, headers: Headers): Promise<DeclareAnswer> {
  const request = JSON.stringify(input)
  const known = getJournal().find(request)
  if (known) return declared(known)

  const result = await lookUp(input, headers)
  if ('outcome' in result) return result
  const order = result.kind === 'found' ? await withdrawable(result) : undefined
  const barrier = order && barrierOfAll(order)
  if (order && barrier) return { outcome: 'blocked', order, barrier }
  const goods = declaredGoods(input, order)
  // The chosen items can no longer be withdrawn from: they were returned meanwhile, or the period has ended.
  if (order && goods.lines.length === 0) return { outcome: 'blocked', order, barrier: 'gone' }

  const attempt = await throttle({ field: 'withdrawal', variables: { email: input.replyTo }, address: addressOf(headers) })
  if (attempt.secondsToWait > 0) return tooMany(attempt.secondsToWait)
  const { key: _key, items: _items, goods: _goods, locale: _locale, ...person } = input
  const content = JSON.stringify([person, result.kind, goods])
  try {
    return declared(getJournal().record(request, content, await declarationMaker(input, goods, result.kind)))
  } catch (error) {
    // A declaration that was not recorded does not count: the consumer may try again without being throttled.
    await attempt.end('outage')
    throw error
  }
}

const declared = ({ id, declaredAt, lines, next, email }: Declaration): DeclareAnswer =>
  ({ outcome: 'declared', acknowledgement: { id, declaredAt, lines, next, email }, isMailed: withdrawal.smtpUrl !== undefined })

type LookUpResult = Exclude<FoundOrder, { kind: 'unknown' }> | Extract<LookUpAnswer, { outcome: 'unknown' | 'too-many' }>

/** One answer for every mismatch, and throttled, so that guessing does not reveal whose order it is. */
async function lookUp({ number, email, lastName }: LookUpInput, headers: Headers): Promise<LookUpResult> {
  const address = addressOf(headers)
  const attempt = await throttle({ field: 'withdrawalLookUp', variables: { email }, address })
  if (attempt.secondsToWait > 0) return tooMany(attempt.secondsToWait)
  const found = await findOrder({ number, email, lastName }, { token: readTokenCookie(headers).token, address })
  await attempt.end(found.kind === 'unknown' ? 'failure' : 'outage')
  return found.kind === 'unknown' ? { outcome: 'unknown' } : found
}

const withdrawable = async ({ order }: Extract<FoundOrder, { kind: 'found' }>): Promise<WithdrawableOrder> =>
  withdrawableOrder(order, await getWithdrawalRules(), new Date())

const tooMany = (seconds: number) => ({ outcome: 'too-many', minutes: Math.ceil(seconds / 60) }) as const

const addressOf = (headers: Headers): string => headers.get('x-forwarded-for') ?? ''
