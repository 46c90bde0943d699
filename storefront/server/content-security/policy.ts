import { createHash } from 'node:crypto'
import type { ServerSettings } from '../../src/env.ts'
import { FILM_ORIGINS, FILM_SCRIPT, FILM_STYLE } from '../../src/lib/film-player.ts'
import { fileFolders } from '../../src/lib/picture-hosts.ts'
import { REPORTS_PATH } from './policy-reports.ts'

export type PolicySettings = Pick<ServerSettings, 'siteUrl' | 'contentSecurity' | 'imageHosts' | 'paymentPages' | 'services' | 'hasGalleryFilms'>

/** A page's own part of the policy: the hashes of its inline scripts, and of the styles in its head. */
export interface PageHashes {
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
}

/** For responses other than pages, which load nothing and are never framed. */
export const NO_CONTENT = "default-src 'none'; frame-ancestors 'none'"

/** The service worker requests pages and files from the shop. */
export const WORKER_CONTENT = "default-src 'none'; connect-src 'self'"

/**
 * The policy of a page. It stays in force during client-side navigation, so everything but the hashes is the same on all pages.
 *
 * Each page has two policies, and a script must pass both. The first lists the allowed hosts; the second allows only scripts that the
 * shop's own scripts load. Markup injected into a page therefore cannot load another container from the tag manager's host.
 */
export function pagePolicy(settings: PolicySettings): (hashes: PageHashes) => string {
  const { sources: added, isReportOnly } = settings.contentSecurity
  const { 'script-src': scripts = [], 'style-src': styles = [], ...others } = merge(knownSources(settings), added)
  const fixed = Object.entries(others).map(([name, sources]) => directive(name, sources))
  // Browsers ignore it in a report-only policy and log a warning.
  if (settings.siteUrl.startsWith('https:') && !isReportOnly) fixed.push('upgrade-insecure-requests')
  const hashed = scripts.filter((source) => source.startsWith("'sha"))

  return (page) => {
    const first = [...fixed, directive('script-src', [...scripts, ...page.scripts]), directive('style-src', [...styles, ...page.styles])]
    const second = directive('script-src', ["'strict-dynamic'", ...hashed, ...page.scripts])
    return `${[...first, REPORTS].join('; ')}, ${second}; ${REPORTS}`
  }
}

/** Browsers prefer the newer `report-to` if they support it; its URL is in a separate header. */
const REPORTS = `report-uri ${REPORTS_PATH}; report-to csp`
export const REPORTING_ENDPOINTS = `csp="${REPORTS_PATH}"`

type Sources = Readonly<Record<string, readonly string[]>>

const merge = (known: Sources, added: Sources): Sources =>
  Object.fromEntries(Object.entries(known).map(([name, sources]) => [name, [...sources, ...(added[name] ?? [])]]))

const directive = (name: string, sources: readonly string[]): string => [name, ...(sources.length > 0 ? sources : ["'none'"])].join(' ')

/** The style sheet that sonner adds to a page; a test compares it with the package. */
export const SONNER_STYLE = "'sha256-StEaX+se6YS7pqjzrzMIA0KaX9zF/8zAhvQXZAe5epY='"

const SELF = "'self'"
const GOOGLE = /^https:\/\/www\.(?:google\.com|recaptcha\.net)$/

/** The sources of a shop with these settings, by directive. */
function knownSources({ imageHosts, paymentPages, hasGalleryFilms, services: { botCheck, content, tagManager } }: PolicySettings): Readonly<Record<string, readonly string[]>> {
  const tags = tagManager ? [tagManager.url] : []
  const check = botCheck ? [`${botCheck.url}/recaptcha/`] : []
  const isGoogle = botCheck !== undefined && GOOGLE.test(botCheck.url)
  return {
    'default-src': ["'none'"],
    'script-src': [SELF, ...tags, ...check, ...(isGoogle ? ['https://www.gstatic.com/recaptcha/'] : []), ...(content ? [hashSource(FILM_SCRIPT)] : [])],
    // sonner inserts its style element empty and then adds the text.
    'style-src': [SELF, SONNER_STYLE, hashSource(''), ...(content ? [hashSource(FILM_STYLE)] : [])],
    // Colours of swatches, widths of bars and positions of pictures are data, set as inline styles.
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': [SELF, 'data:', ...tags],
    'font-src': [SELF],
    'connect-src': [SELF, ...tags, ...check],
    'frame-src': [...(content || hasGalleryFilms ? FILM_ORIGINS : []), ...tags, ...check, ...(isGoogle ? ['https://recaptcha.google.com/recaptcha/'] : [])],
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

/** The source expression that allows a script or a style by its text. */
export const hashSource = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
