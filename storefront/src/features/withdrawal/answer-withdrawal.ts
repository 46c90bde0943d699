import 'server-only'
import { readServerSettings } from '../../env.ts'
import { createThrottle } from '../../graphql/throttle.ts'
import { readTokenCookie } from '../../graphql/token-cookie.ts'
import { DEFAULT_LOCALE } from '../../i18n/locales.ts'
import { getTimeZone } from '../store/store-config.ts'
import type { Declaration } from './declaration.ts'
import { declaredGoods } from './declared-goods.ts'
import { findOrder, type FoundOrder } from './find-order.ts'
import { type Journal, openJournal } from './journal.ts'
import { declarationMaker } from './make-declaration.ts'
import { barrierOfAll, type WithdrawableOrder, withdrawableOrder } from './withdrawable.ts'
import type { DeclareAnswer, LookUpAnswer } from './withdrawal-answer.ts'
import type { DeclareInput, LookUpInput } from './withdrawal-input.ts'

const { withdrawal, delivery } = readServerSettings()
const throttle = createThrottle()
let opened: Journal | undefined
/** Once it is wanted, as the build loads this module as well. */
const theJournal = (): Journal => (opened ??= openJournal(withdrawal.folder))

export async function answerLookUp(input: LookUpInput, headers: Headers): Promise<LookUpAnswer> {
  const looked = await lookUp(input, headers)
  if ('outcome' in looked) return looked
  if (looked.kind !== 'found') return { outcome: 'untold' }
  const order = await withdrawable(looked)
  const barrier = barrierOfAll(order)
  return barrier ? { outcome: 'blocked', order, barrier } : { outcome: 'found', order }
}

/** Writes the declaration down before it says so. The same press, however often it comes, is answered with the same declaration. */
export async function answerDeclare(input: DeclareInput, headers: Headers): Promise<DeclareAnswer> {
  const request = JSON.stringify(input)
  const known = theJournal().find(request)
  if (known) return declared(known)

  const looked = await lookUp(input, headers)
  if ('outcome' in looked) return looked
  const order = looked.kind === 'found' ? await withdrawable(looked) : undefined
  const barrier = order && barrierOfAll(order)
  if (order && barrier) return { outcome: 'blocked', order, barrier }
  const goods = declaredGoods(input, order)
  // What was chosen can no longer be: somebody else has sent it back, or midnight has passed.
  if (order && goods.lines.length === 0) return { outcome: 'blocked', order, barrier: 'gone' }

  const attempt = throttle({ field: 'withdrawal', variables: { email: input.replyTo }, address: addressOf(headers) })
  if (attempt.secondsToWait > 0) return tooMany(attempt.secondsToWait)
  const { key: _key, items: _items, goods: _goods, locale: _locale, ...person } = input
  const content = JSON.stringify([person, looked.kind, goods])
  try {
    return declared(theJournal().record(request, content, await declarationMaker(input, goods, looked.kind)))
  } catch (error) {
    // What could not be kept is no declaration, and its consumer is asked to press again.
    attempt.end('outage')
    throw error
  }
}

const declared = ({ id, declaredAt, lines, email }: Declaration): DeclareAnswer =>
  ({ outcome: 'declared', acknowledgement: { id, declaredAt, lines, email }, isMailed: withdrawal.smtpUrl !== undefined })

type Looked = Exclude<FoundOrder, { kind: 'unknown' }> | Extract<LookUpAnswer, { outcome: 'unknown' | 'too-many' }>

/** One answer for all that does not fit, and not too many of them: nobody finds out by trying whose order it is. */
async function lookUp({ number, email, lastName }: LookUpInput, headers: Headers): Promise<Looked> {
  const address = addressOf(headers)
  const attempt = throttle({ field: 'withdrawalLookUp', variables: { email }, address })
  if (attempt.secondsToWait > 0) return tooMany(attempt.secondsToWait)
  const found = await findOrder({ number, email, lastName }, { token: readTokenCookie(headers).token, address })
  attempt.end(found.kind === 'unknown' ? 'failure' : 'outage')
  return found.kind === 'unknown' ? { outcome: 'unknown' } : found
}

const withdrawable = async ({ order }: Extract<FoundOrder, { kind: 'found' }>): Promise<WithdrawableOrder> =>
  withdrawableOrder(order, { ...withdrawal, delivery, timeZone: await getTimeZone(DEFAULT_LOCALE) }, new Date())

const tooMany = (seconds: number) => ({ outcome: 'too-many', minutes: Math.ceil(seconds / 60) }) as const

const addressOf = (headers: Headers): string => headers.get('x-forwarded-for') ?? ''
