import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { clearDevice } from '../../lib/clear-device.ts'
import { fakeStorage } from '../../lib/fake-storage.fixture.ts'
import { hasEndedLately, rememberEnd, rememberSession } from './last-session.ts'

const [hania, ola] = ['hania@example.com', 'ola@example.com']
const stored = new Map<string, string>()

beforeEach(() => {
  stored.clear()
  vi.useFakeTimers()
  vi.stubGlobal('localStorage', fakeStorage(stored))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('[AUTH-14] the last session', () => {
  test('has ended until the next login, for a day', () => {
    rememberSession('first', hania)
    expect(hasEndedLately()).toBe(false)
    rememberEnd()
    expect(hasEndedLately()).toBe(true)
    rememberSession('second', hania)
    expect(hasEndedLately()).toBe(false)
    rememberEnd()
    vi.advanceTimersByTime(86_400_000)
    expect(hasEndedLately()).toBe(false)
  })

  test('has not ended after a logout, or for a guest', () => {
    rememberEnd()
    expect(hasEndedLately()).toBe(false)
    rememberSession('first', hania)
    clearDevice(true)
    rememberEnd()
    expect(hasEndedLately()).toBe(false)
  })

  test('was another customer’s', () => {
    expect(rememberSession('first', hania)).toBe(false)
    expect(rememberSession('second', 'Hania@example.com')).toBe(false)
    expect(rememberSession('third', ola)).toBe(true)
  })

  test('is stored without the address', () => {
    rememberSession('first', hania)
    expect([...stored.values()].join()).not.toContain('hania')
  })
})
