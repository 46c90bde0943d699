import type { ServerSettings } from '../../src/env.ts'
import { knownSources, type SourceSettings } from './known-sources.ts'
import { REPORTS_PATH } from './policy-reports.ts'

export type PolicySettings = SourceSettings & Pick<ServerSettings, 'siteUrl' | 'contentSecurity'>

/** A page's own part of the policy: the hashes of its inline scripts, and of the styles in its head. */
export interface PageHashes {
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
}

/** For answers other than pages, which load nothing and are never framed. */
export const NO_CONTENT = "default-src 'none'; frame-ancestors 'none'"

/** The service worker asks the shop for pages and files. */
export const WORKER_CONTENT = "default-src 'none'; connect-src 'self'"

/**
 * The policy of a page. It stays in force during client-side navigation, so everything but the hashes is the same on all pages.
 *
 * A second policy holds beside the first. The first says where scripts may come from; by the second, the shop's own scripts alone
 * may request them. Markup injected into a page cannot load another container from the tag manager's host.
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
