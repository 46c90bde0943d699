import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeStorage } from '../../lib/fake-storage.fixture.ts'
import { forgetAllButDrafts, forgetDraft, forgetDraftsOfOthers, keepDraft, readDraft } from './form-draft.ts'
import { clearSession, writeSession } from '../../lib/session-storage.ts'

const [hania, ola] = ['hania@example.com', 'ola@example.com']
const kept = new Map<string, string>()
beforeEach(() => {
  kept.clear()
  vi.stubGlobal('sessionStorage', fakeStorage(kept))
  keepDraft('name', hania, { firstname: 'Hania' })
})
afterEach(() => vi.unstubAllGlobals())

test('what was typed is there again until it is sent', () => {
  expect(readDraft('name', hania)).toEqual({ firstname: 'Hania' })
  expect(readDraft('address', hania)).toBeUndefined()
  forgetDraft('name', hania)
  expect(readDraft('name', hania)).toBeUndefined()
})

test('a password is kept nowhere', () => {
  keepDraft('email', hania, { email: 'new@example.com', password: 'Giewont-1894', currentPassword: 'Rysy-2499', passwordConfirmation: 'Rysy-2499' })
  expect(readDraft('email', hania)).toEqual({ email: 'new@example.com' })
  expect([...kept.values()].join()).not.toMatch(/Giewont|Rysy/)
})

test('nobody is shown what somebody else has typed, and their login ends it', () => {
  expect(readDraft('name', ola)).toBeUndefined()
  keepDraft('name', ola, { firstname: 'Ola' })
  forgetDraftsOfOthers(ola)
  expect([...kept.values()]).toEqual(['{"firstname":"Ola"}'])
})

test('the end of a session leaves what was typed and nothing else; a logout not even that', () => {
  writeSession('payment', 'checkmo')
  forgetAllButDrafts()
  expect([...kept.values()]).toEqual(['{"firstname":"Hania"}'])
  clearSession()
  expect(kept.size).toBe(0)
})
