import type { ServerSettings } from '../../src/env.ts'
import { FILM_SCRIPT, FILM_STYLE } from '../../src/features/blocks/film-document.ts'
import { FILM_ORIGINS } from '../../src/features/blocks/film-source.ts'
import { fileFolders } from '../../src/lib/picture-hosts.ts'
import { hashSource } from './hash-source.ts'

/** The style sheet that sonner adds to a page; a test compares it with the package. The style element is empty before its text is added. */
export const SONNER_STYLE = "'sha256-StEaX+se6YS7pqjzrzMIA0KaX9zF/8zAhvQXZAe5epY='"
const EMPTY = hashSource('')

const SELF = "'self'"
const GOOGLE = /^https:\/\/www\.(?:google\.com|recaptcha\.net)$/

export type SourceSettings = Pick<ServerSettings, 'imageHosts' | 'paymentPages' | 'services'>

/** The sources of a shop with these settings, by directive. */
export function knownSources({ imageHosts, paymentPages, services: { botCheck, content, tagManager } }: SourceSettings): Readonly<Record<string, readonly string[]>> {
  const tags = tagManager ? [tagManager.url] : []
  const check = botCheck ? [`${botCheck.url}/recaptcha/`] : []
  const isGoogle = botCheck !== undefined && GOOGLE.test(botCheck.url)
  return {
    'default-src': ["'none'"],
    'script-src': [SELF, ...tags, ...check, ...(isGoogle ? ['https://www.gstatic.com/recaptcha/'] : []), ...(content ? [hashSource(FILM_SCRIPT)] : [])],
    'style-src': [SELF, SONNER_STYLE, EMPTY, ...(content ? [hashSource(FILM_STYLE)] : [])],
    // Colours of swatches, widths of bars and positions of pictures are data, set as inline styles.
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': [SELF, 'data:', ...tags],
    'font-src': [SELF],
    'connect-src': [SELF, ...tags, ...check],
    'frame-src': [...(content ? FILM_ORIGINS : []), ...tags, ...check, ...(isGoogle ? ['https://recaptcha.google.com/recaptcha/'] : [])],
    'media-src': [SELF, ...new Set(fileFolders(imageHosts, content).map(originOf))],
    'manifest-src': [SELF],
    'worker-src': [SELF],
    'form-action': [SELF, ...new Set(Object.values(paymentPages).map(originOf))],
    'frame-ancestors': [SELF],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    // Third-party scripts create Trusted Types policies under names that change.
    'trusted-types': tagManager || botCheck ? ['*', "'allow-duplicates'"] : ['default'],
  }
}

const originOf = (address: string): string => new URL(address).origin
