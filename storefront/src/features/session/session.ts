import { onAnswer, send } from '../../graphql/browser.ts'
import { type RefusalReason, ServerError, StoreError } from '../../graphql/errors.ts'
import { GetCustomerOperation } from '../../graphql/generated/customer.ts'
import type { CustomerFragment } from '../../graphql/generated/types.ts'
import { SESSION_COOKIE, SESSION_SECONDS } from '../../graphql/session-cookie.ts'
import { retry } from '../../lib/retry.ts'
import { createListeners } from '../../lib/listeners.ts'
import { logFailure } from '../../lib/log-failure.ts'
import { visitorCookie } from '../../lib/visitor-cookie.ts'
import { nextSession, type Session, type SessionEvent, UNKNOWN } from './session-machine.ts'

const MILLISECONDS_BETWEEN_LOOKS = 5000

const cookie = visitorCookie(SESSION_COOKIE, SESSION_SECONDS)
const listeners = createListeners(watch)
let session: Session = UNKNOWN
/** The session that this tab has taken note of. */
let known: string | undefined
let asking: { readonly of: string | undefined; readonly answer: Promise<CustomerFragment | undefined> } | undefined
let resuming: Promise<void> | undefined

export const getSession = (): Session => session

/** Whether a token goes along with what is asked now. Whose it is, or whether the shop still takes it, is another question. */
export const hasSession = (): boolean => cookie.read() !== undefined

/** Follows the session, whatever ends it: this tab, another one, the shop, or time. */
export const onSession = listeners.add

export function dispatch(event: SessionEvent): void {
  const next = nextSession(session, event)
  if (next === session) return
  session = next
  listeners.tell()
  if (isAsking()) resume()
  else if (known === undefined) dispatch({ type: 'absent' })
}

/**
 * Asks the shop who the customer is: whoever it names is logged in, and nobody else is.
 * @returns nobody for a guest, and where another session has begun while the shop was asked
 * @throws ServerError when the shop does not say
 */
export function refetchCustomer(): Promise<CustomerFragment | undefined> {
  const of = cookie.read()
  if (asking?.of === of && asking) return asking.answer
  const answer = askForCustomer(of).finally(() => {
    if (asking?.answer === answer) asking = undefined
  })
  asking = { of, answer }
  return answer
}

async function askForCustomer(of: string | undefined): Promise<CustomerFragment | undefined> {
  try {
    const { customer } = await send(GetCustomerOperation, {})
    if (!customer) throw new ServerError(GetCustomerOperation.name, 'no customer came back')
    if (cookie.read() !== of) return undefined
    dispatch({ type: 'customer', customer })
    return customer
  } catch (error) {
    if (!(error instanceof StoreError)) throw error
    // The gateway has ended the session with this answer; one that was begun meanwhile is another.
    if (cookie.read() === of || !hasSession()) dispatch({ type: 'lost' })
    return undefined
  }
}

function watch(): () => void {
  const timer = setInterval(look, MILLISECONDS_BETWEEN_LOOKS)
  const stops = [() => clearInterval(timer), cookie.onChange(look), onAnswer(lookAfterAnswer)]
  look()
  return () => stops.forEach((stop) => stop())
}

function look(): void {
  const current = cookie.read()
  if (current === known) return current === undefined ? dispatch({ type: 'absent' }) : undefined
  known = current
  dispatch({ type: current === undefined ? 'lost' : 'found' })
  if (isAsking()) resume()
}

const isAsking = (): boolean => session.status === 'unknown' && known !== undefined

async function askOrTell(): Promise<void> {
  try {
    await refetchCustomer()
  } catch (error) {
    dispatch({ type: 'unreachable' })
    throw error
  }
}

function resume(): void {
  resuming ??= retry('The customer could not be asked for', askOrTell, isAsking).finally(() => {
    resuming = undefined
    // What has come may have been about a session that another one has replaced meanwhile.
    if (isAsking()) resume()
  })
}

// Up to 2.4.7, Magento takes a dead token for none at all: what only a customer may do is then refused without a word of the token.
function lookAfterAnswer(refusal: RefusalReason | undefined): void {
  look()
  if (session.status === 'customer' && (refusal === 'not-signed-in' || refusal === 'not-allowed')) {
    void refetchCustomer().catch((error: unknown) => logFailure('The customer could not be asked for', error))
  }
}
