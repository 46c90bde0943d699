import { onAnswer, send } from '../../graphql/browser.ts'
import { type RefusalReason, ServerError, StoreError } from '../../graphql/errors.ts'
import { GetCustomerOperation } from '../../graphql/generated/customer.ts'
import { SESSION_COOKIE, SESSION_SECONDS } from '../../graphql/session-cookie.ts'
import { keepTrying } from '../../lib/keep-trying.ts'
import { visitorCookie } from '../../lib/visitor-cookie.ts'
import { nextSession, type Session, type SessionEvent, UNKNOWN } from './session-machine.ts'

const MILLISECONDS_BETWEEN_LOOKS = 5000

const cookie = visitorCookie(SESSION_COOKIE, SESSION_SECONDS)
const listeners = new Set<() => void>()
let session: Session = UNKNOWN
/** The session that this tab has taken note of. */
let known: string | undefined
let asking: Promise<void> | undefined
let stopWatching: (() => void) | undefined

export const getSession = (): Session => session

/** Follows the session, whatever ends it: this tab, another one, the shop, or time. */
export function onSession(listener: () => void): () => void {
  listeners.add(listener)
  stopWatching ??= watch()
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    stopWatching?.()
    stopWatching = undefined
  }
}

export function dispatch(event: SessionEvent): void {
  const next = nextSession(session, event)
  if (next === session) return
  session = next
  listeners.forEach((listener) => listener())
}

/**
 * Asks the shop who the customer is: whoever it names is logged in, and nobody else is.
 * @throws ServerError when the shop does not say
 */
export function refetchCustomer(): Promise<void> {
  asking ??= askForCustomer().finally(() => {
    asking = undefined
  })
  return asking
}

async function askForCustomer(): Promise<void> {
  const asked = cookie.read()
  try {
    const { customer } = await send(GetCustomerOperation, {})
    if (!customer) throw new ServerError(GetCustomerOperation.name, 'no customer came back')
    // Another session may have begun meanwhile, and its customer has been asked for by then.
    if (cookie.read() === asked) dispatch({ type: 'customer', customer })
  } catch (error) {
    if (!(error instanceof StoreError)) throw error
    if (cookie.read() === asked) dispatch({ type: 'lost' })
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
  if (session.status === 'unknown') void keepTrying('The customer could not be asked for', refetchCustomer, isAsking)
}

const isAsking = (): boolean => session.status === 'unknown' && known !== undefined

// Up to 2.4.7, Magento takes a dead token for none at all: what only a customer may do is then refused without a word of the token.
function lookAfterAnswer(refusal: RefusalReason | undefined): void {
  look()
  if (session.status === 'customer' && (refusal === 'not-signed-in' || refusal === 'not-allowed')) {
    void refetchCustomer().catch(() => undefined)
  }
}
