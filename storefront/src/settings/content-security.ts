import * as v from 'valibot'
import { flag } from './schema.ts'
import type { Values } from './setting.ts'

export interface ContentSecuritySettings {
  /** Additional sources for a merchant's tags, by directive. */
  readonly sources: Readonly<Record<string, readonly string[]>>
  /** Whether browsers report violations instead of blocking them. */
  readonly isReportOnly: boolean
}

const DIRECTIVES = ['connect-src', 'font-src', 'form-action', 'frame-src', 'img-src', 'media-src', 'script-src', 'style-src']
/** A host, with or without a path, or the hash of a script or style. Keywords such as 'unsafe-inline' would defeat the policy. */
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
    about: 'Additional sources for tags, such as img-src https://*.tags.example; connect-src https://tags.example.',
    more: 'In the syntax of a policy ([more](security.md#content-security-policy)).',
  },
  CSP_REPORT_ONLY: { schema: flag(), fallback: '0', about: '1 makes browsers report violations of the policy instead of blocking them.' },
})

export const readContentSecurity = (values: Values<typeof contentSecuritySettings>): ContentSecuritySettings => ({
  sources: mergeDirectives(readSources(values.CSP_SOURCES)),
  isReportOnly: values.CSP_REPORT_ONLY === '1',
})

const mergeDirectives = (parts: string[][]): Record<string, string[]> =>
  Object.fromEntries(parts.map(([directive = '']) => [directive, parts.flatMap(([name, ...list]) => (name === directive ? list : []))]))

/** Parses the syntax of a policy: directives with their sources, separated by semicolons. */
const readSources = (given: string): string[][] => given.split(';').map((part) => part.trim().split(/\s+/).filter(Boolean)).filter((part) => part.length > 0)
