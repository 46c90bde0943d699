import { visitorCookie } from '../../lib/visitor-cookie.ts'
import { readChoice, writeChoice } from './consent-choice.ts'
import { PURPOSES, type Purpose } from './purposes.ts'
import { type Consent, resolveConsent } from './resolve-consent.ts'

declare global {
  interface Navigator {
    /** https://w3c.github.io/gpc/: where a browser has it, it is true for visitors who have asked not to be tracked. */
    readonly globalPrivacyControl?: boolean
  }
}

/** Of the words in `cookieBanner.json` and `cookieChoices.json`: a new number asks everybody again. */
export const WORDING_VERSION = 1

const HALF_A_YEAR = 180 * 24 * 60 * 60
const cookie = visitorCookie('consent', HALF_A_YEAR)

/** What this shop asks for; it comes with the page, because one build serves any shop. A container may hold tags of any kind. */
export const askedPurposes = (): readonly Purpose[] => {
  const { tags, consent = '' } = document.documentElement.dataset
  return tags ? PURPOSES : PURPOSES.filter((purpose) => consent.split(' ').includes(purpose))
}

export const currentConsent = (): Consent =>
  resolveConsent({ choice: readChoice(cookie.read()), purposes: askedPurposes(), version: WORDING_VERSION, hasSignal: hasPrivacySignal() })

export const isConsented = (purpose: Purpose): boolean => currentConsent().granted.includes(purpose)

/** Keeps the visitor's choice for half a year. What is not granted is refused, and what it has left in this browser goes. */
export function choose(granted: readonly Purpose[]): void {
  const asked = askedPurposes()
  const refused = asked.filter((purpose) => !granted.includes(purpose))
  cookie.keep(
    writeChoice({
      version: WORDING_VERSION,
      date: new Date().toISOString().slice(0, 10),
      granted: asked.filter((purpose) => granted.includes(purpose)),
      refused,
      isDespiteSignal: hasPrivacySignal(),
    }),
  )
  void import('./remove-cookies.ts').then(({ removeCookies }) => removeCookies(refused))
}

/**
 * Calls back whenever the visitor has chosen otherwise than before, or for the first time: in this tab or in another one.
 * @returns what ends the listening
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
 * Begins something that needs consent: at once where it is given already, else as soon as it is, and never without.
 * @param begin may return what ends it once the consent is withdrawn
 * @returns what ends it, and the waiting for it
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
