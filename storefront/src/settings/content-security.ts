import * as v from 'valibot'
import { flag } from './schema.ts'
import type { Values } from './setting.ts'

export interface ContentSecuritySettings {
  /** Sources that a merchant's tags need beside the shop's own, by directive. */
  readonly sources: Readonly<Record<string, readonly string[]>>
  /** Whether browsers only report what the policy would refuse. */
  readonly isReportOnly: boolean
}

const DIRECTIVES = ['connect-src', 'font-src', 'form-action', 'frame-src', 'img-src', 'media-src', 'script-src', 'style-src']
/** A host, with or without a path, or the hash of one script or style: 'unsafe-inline' and its like would undo the policy. */
const SOURCE = /^(?:(?:https?|wss?):\/\/(?:\*\.)?[\w-]+(?:\.[\w-]+)*(?::\d+)?(?:\/[\w./~%-]*)?|'sha(?:256|384|512)-[\w+/-]+={0,2}')$/

const sources = () =>
  v.pipe(
    v.string(),
    v.check(
      (given) => readSources(given).every(([directive = '', ...list]) => DIRECTIVES.includes(directive) && list.length > 0 && list.every((source) => SOURCE.test(source))),
      ({ input }) => `must be directives and their hosts or hashes, as in 'img-src https://*.tags.example; connect-src https://tags.example', not '${input}'`,
    ),
  )

export const contentSecuritySettings = () => ({
  CSP_SOURCES: {
    schema: sources(),
    about: "Sources that tags need beside the shop's own, img-src https://*.tags.example; connect-src https://tags.example.",
    more: 'They are written like a policy ([more](security.md#content-security-policy)).',
  },
  CSP_REPORT_ONLY: { schema: flag(), fallback: '0', about: '1 has browsers report what the policy would refuse, and refuse nothing.' },
})

export const readContentSecurity = (values: Values<typeof contentSecuritySettings>): ContentSecuritySettings => ({
  sources: bySameDirective(readSources(values.CSP_SOURCES)),
  isReportOnly: values.CSP_REPORT_ONLY === '1',
})

const bySameDirective = (parts: string[][]): Record<string, string[]> =>
  Object.fromEntries(parts.map(([directive = '']) => [directive, parts.flatMap(([name, ...list]) => (name === directive ? list : []))]))

/** As a policy is written: a directive, its sources, a semicolon. */
const readSources = (given: string): string[][] => given.split(';').map((part) => part.trim().split(/\s+/).filter(Boolean)).filter((part) => part.length > 0)
