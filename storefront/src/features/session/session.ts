import { onAnswer, send } from '../../graphql/browser.ts'
import { type RefusalReason, ServerError, StoreError } from '../../graphql/errors.ts'
import { GetCustomerOperation } from '../../graphql/generated/customer.ts'
import type { CustomerFragment } from '../../graphql/generated/types.ts'
import { SESSION_COOKIE, SESSION_SECONDS } from '../../graphql/session-cookie.ts'
import { logFailure } from '../../lib/log-failure.ts'
import { retry } from '../../lib/retry.ts'
import { visitorCookie } from '../../lib/visitor-cookie.ts'
import { createStore } from '../../lib/visitor-store.ts'
import { nextSession, type Session, type SessionEvent, UNKNOWN } from './session-machine.ts'

const CHECK_INTERVAL_MS = 5000

interface Tab {
  session: Session
  /** The cookie's value at the last check. */
  known?: string | undefined
  request?: { readonly of: string | undefined; readonly answer: Promise<CustomerFragment | undefined> } | undefined
  resuming?: Promise<void> | undefined
}

const cookie = visitorCookie(SESSION_COOKIE, SESSION_SECONDS)
const store = createStore<Tab>(() => ({ session: UNKNOWN }), '', watch)

export const getSession = (): Session => store.get().session

/** Whether requests carry a token. The backend may refuse it, and may not have named its customer yet. */
export const hasSession = (): boolean => cookie.read() !== undefined

/** Differs for every login; undefined without a session. */
export const sessionId = cookie.read

/** Subscribes to the session. It ends in this tab, in another one, by the backend's refusal, or when its cookie expires. */
export const onSession = store.subscribe

export function dispatch(event: SessionEvent): void {
  const tab = store.get()
  const next = nextSession(tab.session, event)
  if (next === tab.session) return
  tab.session = next
  store.set(tab)
  if (isPending()) resume()
  else if (tab.known === undefined) dispatch({ type: 'absent' })
}

/**
 * Asks the backend who the customer is, and logs the visitor out if it names nobody.
 * @returns undefined for a guest, and if another session began during the request
 * @throws ServerError if the backend cannot answer
 */
export function refetchCustomer(): Promise<CustomerFragment | undefined> {
  const tab = store.get()
  const of = cookie.read()
  if (tab.request?.of === of && tab.request) return tab.request.answer
  const answer = fetchCustomer(of).finally(() => {
    if (tab.request?.answer === answer) tab.request = undefined
  })
  tab.request = { of, answer }
  return answer
}

async function fetchCustomer(of: string | undefined): Promise<CustomerFragment | undefined> {
  try {
    const { customer } = await send(GetCustomerOperation, {})
    if (!customer) throw new ServerError(GetCustomerOperation.name, 'the response has no customer')
    if (cookie.read() !== of) return undefined
    dispatch({ type: 'customer', customer })
    return customer
  } catch (error) {
    if (!(error instanceof StoreError)) throw error
    // The gateway ends the session with this answer; a session that began during the request is another one.
    if (cookie.read() === of || !hasSession()) dispatch({ type: 'lost' })
    return undefined
  }
}

function watch(): () => void {
  const timer = setInterval(check, CHECK_INTERVAL_MS)
  const stops = [() => clearInterval(timer), cookie.onChange(check), onAnswer(checkAfterAnswer)]
  check()
  return () => stops.forEach((stop) => stop())
}

function check(): void {
  const tab = store.get()
  const value = cookie.read()
  if (value === tab.known) return value === undefined ? dispatch({ type: 'absent' }) : undefined
  tab.known = value
  dispatch({ type: value === undefined ? 'lost' : 'found' })
  if (isPending()) resume()
}

const isPending = (): boolean => getSession().status === 'unknown' && store.get().known !== undefined

async function fetchOrReport(): Promise<void> {
  try {
    await refetchCustomer()
  } catch (error) {
    dispatch({ type: 'unreachable' })
    throw error
  }
}

function resume(): void {
  const tab = store.get()
  tab.resuming ??= retry('The customer could not be loaded', fetchOrReport, isPending).finally(() => {
    tab.resuming = undefined
    // The answer may have been about a session that another one replaced during the request.
    if (isPending()) resume()
  })
}

// Magento up to 2.4.7 treats an expired token like no token: it refuses what only a customer may do, without mentioning the token.
function checkAfterAnswer(refusal: RefusalReason | undefined): void {
  check()
  if (getSession().status === 'customer' && isAboutToken(refusal)) {
    void refetchCustomer().catch((error: unknown) => logFailure('The customer could not be loaded', error))
  }
}

export const isAboutToken = (refusal: RefusalReason | undefined): boolean => refusal === 'not-signed-in' || refusal === 'not-allowed'
