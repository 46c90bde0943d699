import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { send } from '../../graphql/browser.ts'
import { fakeShop } from '../../graphql/shop.fixture.ts'
import { newVisitorForEach } from '../../lib/new-visitor.fixture.ts'
import { isSessionOver } from './is-session-over.ts'
import { dispatch, getSession, onSession, refetchCustomer } from './session.ts'

const SESSION = 'magento_customerSession'
const hania = { email: 'hania@example.com', firstname: 'Hania', lastname: 'Wierch', compare_list: null }
const ola = { ...hania, email: 'ola@example.com', firstname: 'Ola' }
const known = (customer: object = hania) => ({ data: { customer } })
const refused = { errors: [{ message: "The current customer isn't authorized.", extensions: { category: 'graphql-authorization' } }] }

let browserCookies: EventTarget
let stop: () => void

newVisitorForEach()
beforeEach(() => {
  browserCookies = new EventTarget()
})
afterEach(() => {
  stop?.()
  vi.useRealTimers()
})

/** A tab that subscribes to the session. */
function openTab() {
  vi.stubGlobal('cookieStore', browserCookies)
  const statuses: string[] = [getSession().status]
  stop = onSession(() => statuses.push(getSession().status))
  return { statuses, until: (status: string) => vi.waitFor(() => expect(getSession().status).toBe(status)) }
}

const cookiesChanged = () => browserCookies.dispatchEvent(new Event('change'))

describe('[AUTH-06] the shop decides who is logged in', () => {
  test('a visitor without a session is a guest, without a request to the shop', async () => {
    const { operations } = fakeShop({})
    const tab = openTab()
    expect(tab.statuses).toEqual(['unknown', 'guest'])
    expect(operations()).toEqual([])
  })

  test('a visitor with a session is the customer whom the shop names', async () => {
    fakeShop({ getCustomer: known() }, `${SESSION}=1`)
    const tab = openTab()
    await tab.until('customer')
    expect(getSession()).toEqual({ status: 'customer', customer: hania })
  })

  test('shows the known customer during a refetch, and then the new data', async () => {
    fakeShop({ getCustomer: (call) => known(call === 0 ? hania : ola) }, `${SESSION}=1`)
    const tab = openTab()
    await tab.until('customer')
    const refetch = refetchCustomer()
    expect(getSession()).toMatchObject({ customer: hania })
    await refetch
    expect(getSession()).toMatchObject({ status: 'customer', customer: ola })
  })

  test('repeats the request during an outage', async () => {
    vi.useFakeTimers()
    const { operations } = fakeShop({ getCustomer: (call) => (call === 0 ? new TypeError('offline') : known()) }, `${SESSION}=1`)
    openTab()
    await vi.advanceTimersByTimeAsync(100)
    expect(getSession()).toEqual({ status: 'unknown', isUnreachable: true })
    await vi.advanceTimersByTimeAsync(2000)
    expect(getSession().status).toBe('customer')
    expect(operations()).toEqual(['getCustomer', 'getCustomer'])
    expect(console.error).toHaveBeenCalledTimes(1)
  })
})

describe('[AUTH-14] a session expires', () => {
  test('if the shop refuses the token from the start', async () => {
    const shop = fakeShop({ getCustomer: () => (shop.jar.delete(SESSION), refused) }, `${SESSION}=1`)
    const tab = openTab()
    await tab.until('expired')
    expect(tab.statuses).toEqual(['unknown', 'expired'])
  })

  test('if the gateway ends it with the response to another request', async () => {
    const shop = fakeShop({ getCustomer: known(), Cart: () => (shop.jar.delete(SESSION), { data: { cart: null } }) }, `${SESSION}=1`)
    const tab = openTab()
    await tab.until('customer')
    await send({ name: 'Cart', query: '' }, {})
    expect(getSession().status).toBe('expired')
  })

  test('if its cookie expires or another tab ends it', async () => {
    const { jar } = fakeShop({ getCustomer: known() }, `${SESSION}=1`)
    const tab = openTab()
    await tab.until('customer')
    jar.delete(SESSION)
    cookiesChanged()
    expect(getSession().status).toBe('expired')
  })

  test('within seconds even if the browser fires no event', async () => {
    vi.useFakeTimers()
    const { jar } = fakeShop({ getCustomer: known() }, `${SESSION}=1`)
    openTab()
    await vi.advanceTimersByTimeAsync(100)
    expect(getSession().status).toBe('customer')
    jar.delete(SESSION)
    await vi.advanceTimersByTimeAsync(5000)
    expect(getSession().status).toBe('expired')
  })

  test('if the backend treats the expired token as none without mentioning it', async () => {
    const foreign = { errors: [{ message: 'not yours', extensions: { category: 'graphql-authorization' } }] }
    const shop = fakeShop(
      { getCustomer: (call) => (call === 0 ? known() : (shop.jar.delete(SESSION), refused)), Addresses: foreign },
      `${SESSION}=1`,
    )
    const tab = openTab()
    await tab.until('customer')
    const refusal = await send({ name: 'Addresses', query: '' }, {}).catch((error: unknown) => error)
    expect(refusal).toMatchObject({ message: 'not yours' })
    expect(await isSessionOver(refusal), 'known to the form that was refused').toBe(true)
    await tab.until('expired')
  })

  test('but not after a refusal that is unrelated to it', async () => {
    const wrong = { errors: [{ message: 'Invalid login or password.', extensions: { category: 'graphql-authentication' } }] }
    const { operations } = fakeShop({ getCustomer: known(), ChangeCustomerPassword: wrong }, `${SESSION}=1`)
    const tab = openTab()
    await tab.until('customer')
    const refusal = await send({ name: 'ChangeCustomerPassword', query: '' }, {}).catch((error: unknown) => error)
    expect(refusal).toMatchObject({ message: 'Invalid login or password.' })
    expect(await isSessionOver(refusal)).toBe(false)
    await vi.waitFor(() => expect(operations()).toEqual(['getCustomer', 'ChangeCustomerPassword', 'getCustomer']))
    expect(getSession().status).toBe('customer')
  })
})

describe('[AUTH-06] another tab', () => {
  test('logs in: this one follows', async () => {
    const { jar } = fakeShop({ getCustomer: known() })
    const tab = openTab()
    jar.set(SESSION, 'theirs')
    cookiesChanged()
    await tab.until('customer')
    expect(tab.statuses).toEqual(['unknown', 'guest', 'unknown', 'customer'])
  })

  test('logs in as another customer: the previous one disappears at once', async () => {
    const { jar } = fakeShop({ getCustomer: (call) => known(call === 0 ? hania : ola) }, `${SESSION}=hania`)
    const tab = openTab()
    await tab.until('customer')
    jar.set(SESSION, 'ola')
    cookiesChanged()
    expect(getSession().status).toBe('unknown')
    await tab.until('customer')
    expect(getSession()).toMatchObject({ customer: ola })
  })

  test('logs in as another customer while the logout in this one fails: this one follows', async () => {
    const { jar } = fakeShop({ getCustomer: (call) => known(call === 0 ? hania : ola) }, `${SESSION}=hania`)
    const tab = openTab()
    await tab.until('customer')
    dispatch({ type: 'logout' })
    jar.set(SESSION, 'ola')
    cookiesChanged()
    dispatch({ type: 'logout-failed' })
    await tab.until('customer')
    expect(getSession()).toMatchObject({ customer: ola })
  })

  test('logs in as another customer during a request in this one: the late response about the previous one is discarded', async () => {
    let late: (() => void) | undefined
    const shop = fakeShop({ getCustomer: (call) => known(call === 0 ? hania : ola) }, `${SESSION}=hania`)
    const { fetch } = globalThis
    vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) => {
      const answer = await fetch(...request)
      if (!late) await new Promise<void>((resolve) => (late = resolve))
      return answer
    })
    const tab = openTab()
    await vi.waitFor(() => expect(late).toBeDefined())
    shop.jar.set(SESSION, 'ola')
    cookiesChanged()
    late!()
    await tab.until('customer')
    expect(getSession()).toMatchObject({ customer: ola })
  })
})
