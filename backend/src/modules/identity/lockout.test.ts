import { expect, test } from 'vitest'
import { afterFailure, isLocked, NO_FAILURES } from './lockout.ts'

const rules = { failures: 3, minutes: 10 }
const at = (time: string) => new Date(`2026-11-21T${time}Z`)
const fail = (...times: string[]) => times.reduce((failures, time) => afterFailure(failures, rules, at(time)), NO_FAILURES)

test('the last allowed failure locks the account for ten minutes', () => {
  expect(isLocked(fail('12:00:00', '12:00:01'), at('12:00:01'))).toBe(false)
  const locked = fail('12:00:00', '12:00:01', '12:00:02')
  expect(isLocked(locked, at('12:10:01'))).toBe(true)
  expect(isLocked(locked, at('12:10:02'))).toBe(false)
})

test('older failures do not count', () => {
  expect(fail('12:00:00', '12:09:59').failures).toBe(2)
  expect(fail('12:00:00', '12:10:00')).toEqual({ failures: 1, firstFailureAt: '2026-11-21T12:10:00.000Z', lockedUntil: null })
})
