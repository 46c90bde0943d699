import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { countersInMemory } from './counters.ts'
import { type Attempt, createThrottle, type Outcome } from './throttle.ts'

const LOGIN = 'generateCustomerToken'
const RESET_MAIL = 'requestPasswordResetEmail'
const HOME = '203.0.113.7'

let now: number
let begin: (field: string, email?: unknown, address?: string) => Promise<Attempt>
/** @returns the seconds to wait; 0 if the attempt was counted */
let attempt: (field: string, email?: unknown, address?: string, outcome?: Outcome) => Promise<number>

beforeEach(() => {
  now = 1_000_000
  const throttle = createThrottle(countersInMemory(() => now))
  begin = (field, email = 'ola@example.com', address = HOME) => throttle({ field, variables: { email }, address })
  attempt = async (field, email, address, outcome = 'failure') => {
    const begun = await begin(field, email, address)
    if (begun.secondsToWait === 0) await begun.end(outcome)
    return begun.secondsToWait
  }
})

const times = async (count: number, run: (index: number) => Promise<number>): Promise<number[]> => {
  const waits = []
  for (let index = 0; index < count; index += 1) waits.push(await run(index))
  return waits
}
const accepted = (count: number): number[] => Array<number>(count).fill(0)
const emailOf = (index: number): string => `somebody-${index}@example.com`
const addressOf = (index: number): string => `198.51.100.${index}`

describe('per account, from anywhere', () => {
  test.each<[string, Outcome, number, number]>([
    [LOGIN, 'failure', 5, 15 * 60],
    ['resetPassword', 'failure', 10, 15 * 60],
    [RESET_MAIL, 'success', 5, 60 * 60],
    [RESET_MAIL, 'failure', 5, 60 * 60],
    ['resendConfirmationEmail', 'success', 5, 60 * 60],
    ['subscribeEmailToNewsletter', 'success', 5, 60 * 60],
    ['subscribeEmailToNewsletter', 'failure', 5, 60 * 60],
    ['contactUs', 'success', 5, 60 * 60],
    ['confirmEmail', 'failure', 10, 60 * 60],
    [RESET_MAIL, 'timeout', 5, 60 * 60],
  ])('%s with %s: %i attempts in %i seconds', async (field, outcome, most, seconds) => {
    const once = (index: number) => attempt(field, 'ola@example.com', addressOf(index), outcome)
    expect(await times(most + 2, once)).toEqual([...accepted(most), seconds, seconds])
    expect(await attempt(field, 'jan@example.com', HOME, outcome)).toBe(0)
    now += seconds * 1000 - 1
    expect(await once(0)).toBe(1)
    now += 1
    expect(await once(0)).toBe(0)
  })

  test.each([
    ['ola@example.com', ' Ola@Example.COM '],
    ['ola@example.com', 'ólä@example.com'],
    ['kasia@example.com', 'kaßia@example.com'],
    ['kasia@example.com', 'kasıa@example.com'],
  ])('%j and %j are the same account', async (email, spelling) => {
    await times(5, () => attempt(LOGIN, email))
    expect(await attempt(LOGIN, spelling)).toBeGreaterThan(0)
  })

  test.each(['ólá@example.com', 'ｏla@example.com'])('a successful login as %s, a separate account, does not reset the failures of ola@example.com', async (other) => {
    await attempt(LOGIN, other)
    await times(3, () => attempt(LOGIN))
    await attempt(LOGIN, other, HOME, 'success')
    expect(await times(2, () => attempt(LOGIN))).toEqual([0, 15 * 60])
  })

  test('the count of an account survives a flood of refused attempts at others', async () => {
    await times(5, () => attempt(LOGIN, 'victim@example.com', addressOf(1)))
    await times(50, (index) => attempt(LOGIN, emailOf(index), HOME))
    await times(60_000, (index) => attempt(LOGIN, `flood-${index}@example.com`, HOME))
    expect(await attempt(LOGIN, 'victim@example.com', addressOf(2))).toBeGreaterThan(0)
  })
})

describe('per address, across all accounts', () => {
  test.each<[string, Outcome, number, number]>([
    [LOGIN, 'failure', 50, 15 * 60],
    ['resetPassword', 'failure', 50, 15 * 60],
    [RESET_MAIL, 'success', 20, 60 * 60],
    ['resendConfirmationEmail', 'success', 20, 60 * 60],
    ['subscribeEmailToNewsletter', 'success', 20, 60 * 60],
    ['contactUs', 'success', 20, 60 * 60],
    ['createCustomerV2', 'success', 20, 60 * 60],
    ['createProductReview', 'success', 20, 60 * 60],
    ['guestOrderByToken', 'failure', 30, 60 * 60],
    ['createEmptyCart', 'success', 300, 60 * 60],
    ['createCompareList', 'success', 300, 60 * 60],
  ])('%s with %s: %i attempts in %i seconds', async (field, outcome, most, seconds) => {
    const once = (index: number) => attempt(field, emailOf(index), HOME, outcome)
    expect(await times(most + 1, once)).toEqual([...accepted(most), seconds])
    expect(await attempt(field, emailOf(most), '198.51.100.1', outcome)).toBe(0)
  })

  test('attempts without an e-mail, or with one that is no string, are limited as well', async () => {
    expect((await times(51, () => attempt(LOGIN, ['ola@example.com']))).at(-1)).toBe(15 * 60)
  })

  test.each([
    ['2001:db8:1:2::1', '2001:db8:1:2:ffff::9', true],
    ['2001:db8::1', '2001:db8:0:0:5::', true],
    ['1::2:3:4:5:6:7', '1:0:2:3::', true],
    ['2001:db8:1:2::1', '2001:db8:1:3::1', false],
    ['203.0.113.7', '203.0.113.8', false],
  ])('%s and %s are one visitor: %s', async (address, other, isOne) => {
    await times(50, (index) => attempt(LOGIN, emailOf(index), address))
    expect((await attempt(LOGIN, 'ola@example.com', other)) > 0).toBe(isOne)
  })
})

test('pending attempts count: guessing in parallel gains nothing', async () => {
  expect((await Promise.all(Array.from({ length: 6 }, () => begin(LOGIN)))).map(({ secondsToWait }) => secondsToWait)).toEqual([...accepted(5), 15 * 60])
})

describe('finding the order of a guest', () => {
  const LOOK = 'guestOrder'
  let look: (facts: object, address?: string, outcome?: Outcome) => Promise<number>
  beforeEach(() => {
    const throttle = createThrottle(countersInMemory(() => now))
    look = async (variables, address = HOME, outcome = 'failure') => {
      const begun = await throttle({ field: LOOK, variables: { ...variables }, address })
      if (begun.secondsToWait === 0) await begun.end(outcome)
      return begun.secondsToWait
    }
  })

  test.each([
    ['its facts one by one', (facts: object) => facts],
    ['all in one', (input: object) => ({ input })],
  ])('fails ten times an hour for one order and e-mail, under any name and from any address, sent %s', async (_how, sent) => {
    const once = (index: number) => look(sent(index % 2
      ? { number: '000000012', email: 'ola@example.com', lastname: `${index}` }
      : { number: ' 000000012 ', email: ' Ola@Example.com', lastname: `${index}` }), addressOf(index))
    expect(await times(11, once)).toEqual([...accepted(10), 60 * 60])
    expect(await look(sent({ number: '000000013', email: 'ola@example.com' }))).toBe(0)
  })

  test('a stranger who does not know the e-mail locks nobody out', async () => {
    expect(await times(20, (index) => look({ number: '000000012', email: emailOf(index) }, addressOf(index)))).toEqual(accepted(20))
    expect(await look({ number: '000000012', email: 'ola@example.com' })).toBe(0)
  })

  test('may fail thirty times an hour from one address, for any orders', async () => {
    expect(await times(31, (index) => look({ number: `00000000${index}`, email: 'ola@example.com' }))).toEqual([...accepted(30), 60 * 60])
  })

  test('keeps its count when an order is found in between', async () => {
    await times(9, () => look({ number: '000000012' }))
    expect(await look({ number: '000000012' }, HOME, 'success')).toBe(0)
    expect(await times(2, () => look({ number: '000000012' }))).toEqual([0, 60 * 60])
  })

  test('does not count a found order, and does not reset failed logins', async () => {
    const throttle = createThrottle(countersInMemory(() => now))
    const failed = async () => {
      const begun = await throttle({ field: LOGIN, variables: { email: 'ola@example.com' }, address: HOME })
      await begun.end('failure')
      return begun.secondsToWait
    }
    await times(5, failed)
    for (let count = 0; count < 40; count += 1) {
      const found = await throttle({ field: LOOK, variables: { number: '000000012', email: 'ola@example.com' }, address: HOME })
      expect(found.secondsToWait).toBe(0)
      await found.end('success')
    }
    expect(await failed()).toBe(15 * 60)
  })
})

describe('guessing coupons', () => {
  const COUPON = 'applyCouponToCart'
  let apply: (cartId: string, address?: string, outcome?: Outcome) => Promise<number>
  beforeEach(() => {
    const throttle = createThrottle(countersInMemory(() => now))
    apply = async (cartId, address = HOME, outcome = 'failure') => {
      const begun = await throttle({ field: COUPON, variables: { cartId, couponCode: 'GUESS' }, address })
      if (begun.secondsToWait === 0) await begun.end(outcome)
      return begun.secondsToWait
    }
  })

  test('fails ten times in a quarter of an hour for one cart, from any address', async () => {
    expect(await times(11, (index) => apply('cart', addressOf(index)))).toEqual([...accepted(10), 15 * 60])
    expect(await apply('another')).toBe(0)
  })

  test('fails thirty times in a quarter of an hour from one address, for any carts', async () => {
    expect(await times(31, (index) => apply(`cart-${index}`))).toEqual([...accepted(30), 15 * 60])
    expect(await apply('cart', '198.51.100.1')).toBe(0)
  })

  test('does not count codes that are right', async () => {
    expect(await times(40, () => apply('cart', HOME, 'success'))).toEqual(accepted(40))
  })
})

describe('a clock that is set back', () => {
  afterEach(() => void vi.useRealTimers())

  test('does not lengthen a window', async () => {
    vi.useFakeTimers({ now: new Date('2026-11-21'), toFake: ['Date', 'performance'] })
    const throttle = createThrottle(countersInMemory())
    const fail = async () => (await throttle({ field: LOGIN, variables: { email: 'ola@example.com' }, address: HOME })).secondsToWait
    await times(5, fail)
    vi.setSystemTime('2026-11-20')
    expect(await fail()).toBe(15 * 60)
  })
})

test('operations without a limit are never refused', async () => {
  expect((await times(100, () => attempt('cart'))).every((wait) => wait === 0)).toBe(true)
})

describe('attempts that do not count', () => {
  test('a successful login, for its address', async () => {
    expect((await times(60, (index) => attempt(LOGIN, emailOf(index), HOME, 'success'))).every((wait) => wait === 0)).toBe(true)
  })

  test.each([LOGIN, 'resetPassword'])('failed logins before %s succeeds, for its account', async (field) => {
    await times(4, () => attempt(LOGIN))
    await attempt(field, ' Ola@Example.COM ', undefined, 'success')
    expect(await times(5, () => attempt(LOGIN))).toEqual(accepted(5))
  })

  test('an attempt that the backend could not answer', async () => {
    expect(await times(10, () => attempt(LOGIN, undefined, undefined, 'outage'))).toEqual(accepted(10))
  })

  test('a refused attempt: waiting is enough', async () => {
    await times(10, () => attempt(LOGIN))
    now += 15 * 60_000
    expect(await times(6, () => attempt(LOGIN))).toEqual([...accepted(5), 15 * 60])
  })
})
