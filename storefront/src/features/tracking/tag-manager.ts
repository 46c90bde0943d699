import { currentConsent, onConsent, whenConsented } from './consent.ts'
import { gtag, pushToLayer } from './data-layer.ts'
import { locationWithoutQuery } from './redact-page.ts'
import type { Purpose } from './purposes.ts'
import type { Answer } from '../../graphql/browser.ts'

type Permission = 'granted' | 'denied'

/** The purpose of each storage type of Google's Consent Mode v2. */
const STORAGE = {
  ad_storage: 'marketing',
  ad_user_data: 'marketing',
  ad_personalization: 'marketing',
  analytics_storage: 'analytics',
  personalization_storage: 'personalization',
  functionality_storage: 'necessary',
  security_storage: 'necessary',
} as const satisfies Readonly<Record<string, Purpose | 'necessary'>>

type ConsentMode = Readonly<Record<keyof typeof STORAGE, Permission>>

export function consentMode(granted: readonly Purpose[]): ConsentMode {
  const permissions = Object.entries(STORAGE).map(([storage, purpose]): [string, Permission] => [
    storage,
    purpose === 'necessary' || granted.includes(purpose) ? 'granted' : 'denied',
  ])
  return Object.fromEntries(permissions) as ConsentMode
}

const MILLISECONDS_TO_WAIT = 500
/** URLs of emailed links and of returns from payment services contain keys to an account or an order: no third-party script may read them. */
const SECRET = /[?&](\w*token|key)=/

/**
 * Fills the data layer and loads the container that reads it.
 * @param address of the container's script
 * @param answers received after consent was given
 * @returns a function to call after each client navigation
 */
export function startTagManager(address: string, answers: readonly Answer[]): () => void {
  gtag('consent', 'default', { ...consentMode(currentConsent().granted), wait_for_update: MILLISECONDS_TO_WAIT })
  pushToLayer({ 'gtm.start': Date.now(), event: 'gtm.js', page_location: locationWithoutQuery() })
  onConsent(({ granted }) => gtag('consent', 'update', consentMode(granted)))
  let earlyAnswers = answers
  let onNavigation: (() => void) | undefined
  whenConsented('analytics', () => {
    const tracking = import('./shop-tracking.ts').then(({ trackShop, trackNavigation }) => {
      onNavigation = trackNavigation
      return trackShop(earlyAnswers)
    })
    return () => {
      onNavigation = undefined
      earlyAnswers = []
      void tracking.then((stop) => stop())
    }
  })
  if (!SECRET.test(location.search)) onceLoaded(() => addScript(address))
  return () => onNavigation?.()
}

function onceLoaded(run: () => void): void {
  if (document.readyState === 'complete') run()
  else addEventListener('load', run, { once: true })
}

function addScript(address: string): void {
  const script = document.createElement('script')
  script.async = true
  script.src = address
  document.head.append(script)
}
