import { visitorCookie } from '../../lib/visitor-cookie.ts'
import { type Consent, readChoice, resolveConsent, writeChoice } from './consent-choice.ts'
import { type Purpose, requestedPurposes } from './purposes.ts'

declare global {
  interface Navigator {
    /** https://w3c.github.io/gpc/: true in browsers whose users have opted out of tracking. */
    readonly globalPrivacyControl?: boolean
  }
}

/** The version of `cookieBanner.json` and `cookieChoices.json`. A new version asks every visitor again. */
export const CONSENT_TEXT_VERSION = 3

const HALF_A_YEAR = 180 * 24 * 60 * 60
const cookie = visitorCookie('consent', HALF_A_YEAR)

export const currentConsent = (): Consent =>
  resolveConsent({ choice: readChoice(cookie.read()), purposes: requestedPurposes(), version: CONSENT_TEXT_VERSION, hasSignal: hasPrivacySignal() })

export const isConsented = (purpose: Purpose): boolean => currentConsent().granted.includes(purpose)

/** Stores the visitor's choice for half a year. The other purposes are refused, and their cookies are removed. */
export function choose(granted: readonly Purpose[]): void {
  const requested = requestedPurposes()
  const refused = requested.filter((purpose) => !granted.includes(purpose))
  cookie.keep(
    writeChoice({
      version: CONSENT_TEXT_VERSION,
      date: new Date().toISOString().slice(0, 10),
      granted: requested.filter((purpose) => granted.includes(purpose)),
      refused,
      isDespiteSignal: hasPrivacySignal(),
    }),
  )
  void import('./remove-cookies.ts').then(({ removeCookies }) => removeCookies(refused))
}

/**
 * Calls the listener when the choice is made or changed, in this tab or another.
 * @returns a function that unsubscribes
 */
export function onConsent(listener: (consent: Consent) => void): () => void {
  let last = JSON.stringify(currentConsent())
  return cookie.onChange(() => {
    const consent = currentConsent()
    if (JSON.stringify(consent) === last) return
    last = JSON.stringify(consent)
    listener(consent)
  })
}

/**
 * Runs `begin` once consent is given.
 * @param begin may return a function to call when consent is withdrawn
 * @returns a function that ends it and stops waiting for consent
 */
export function whenConsented(purpose: Purpose, begin: () => void | (() => void)): () => void {
  let hasBegun = false
  let end: void | (() => void)
  const stop = (): void => {
    end?.()
    end = undefined
    hasBegun = false
  }
  const follow = (): void => {
    if (isConsented(purpose) === hasBegun) return
    if (hasBegun) return stop()
    hasBegun = true
    end = begin()
  }
  follow()
  const stopListening = onConsent(follow)
  return () => {
    stopListening()
    stop()
  }
}

export const hasPrivacySignal = (): boolean => navigator.globalPrivacyControl === true
