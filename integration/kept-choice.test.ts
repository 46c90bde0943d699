import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { useChoice } from '../storefront/src/features/checkout/use-choice.ts'
import { fakeStorage } from '../storefront/src/lib/fake-storage.fixture.ts'
import { writeSession } from '../storefront/src/lib/session-storage.ts'

afterEach(() => vi.unstubAllGlobals())

function chosen(stored: string | undefined, codes: readonly string[], saved: string | undefined): string {
  vi.stubGlobal('sessionStorage', fakeStorage())
  if (stored !== undefined) writeSession('method', stored)
  const Chosen = () => useChoice('method', codes, saved)[0] ?? 'nothing'
  return renderToStaticMarkup(createElement(Chosen))
}

test.each([
  ['the one before a reload', 'courier', ['locker', 'courier'], undefined, 'courier'],
  ['a newer one than the backend has', 'courier', ['locker', 'courier'], 'locker', 'courier'],
  ['the backend’s', undefined, ['locker', 'courier'], 'locker', 'locker'],
])('[CHK-01] the chosen method is %s', (_, stored, codes, saved, choice) => expect(chosen(stored, codes, saved)).toBe(choice))

test.each([
  ['none of several', undefined, ['locker', 'courier'], undefined, 'nothing'],
  ['the only one', undefined, ['locker'], undefined, 'locker'],
  ['none if the chosen one is not offered any more', 'courier', ['locker', 'post'], 'courier', 'nothing'],
  ['the only one that is left', 'courier', ['locker'], 'courier', 'locker'],
])('[CHK-07] [CHK-08] without a choice, the method is %s', (_, stored, codes, saved, choice) => expect(chosen(stored, codes, saved)).toBe(choice))
