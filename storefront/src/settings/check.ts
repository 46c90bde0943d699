import * as v from 'valibot'
import { publicEnvironment } from '../public-env.ts'
import { PUBLIC_SERVICE_NAMES } from './service.ts'
import type { Setting } from './setting.ts'

export type Environment = Readonly<Record<string, string | undefined>>

const PREFIX = 'NEXT_PUBLIC_'
const PUBLIC_NAMES: readonly string[] = [...Object.keys(publicEnvironment), ...PUBLIC_SERVICE_NAMES]

/**
 * @returns the values of the settings, with their fallbacks
 * @throws Error that lists every missing, misnamed or invalid setting
 */
export function checkSettings<Name extends string>(settings: Readonly<Record<Name, Setting>>, environment: Environment): Record<Name, string> {
  const entries = Object.entries(settings) as [Name, Setting][]
  const values = Object.fromEntries(entries.map(([name, setting]) => [name, valueOf(setting, environment[name])])) as Record<Name, string>
  const schemas = Object.fromEntries(entries.map(([name, { schema }]) => [name, schema]))
  const { issues = [] } = v.safeParse(v.object(schemas), values)
  const wrong = issues.map((issue) => ({ name: String(issue.path?.[0]?.key), message: issue.message }))
  // Other settings default to BACKEND_URL: if it is invalid, only BACKEND_URL is reported.
  const isBackendWrong = wrong.some(({ name }) => name === 'BACKEND_URL')
  const isCopy = (name: string): boolean => name !== 'BACKEND_URL' && environment[name] === environment.BACKEND_URL
  const invalid = wrong.filter(({ name }) => !(isBackendWrong && isCopy(name))).map(({ name, message }) => `${name} ${inLog(message, values[name as Name])}`)
  checkPublicSettings(environment, PUBLIC_NAMES, [...invalid, ...wrappedSettings(Object.keys(settings), environment)])
  return values
}

/** A message repeats the value, or a part of it, which may have several lines. A password in front of an @ may hold any character. */
function inLog(problem: string, value: string): string {
  const at = value.lastIndexOf('@')
  return (at < 0 ? problem : problem.replace(/, not '.*/s, () => `, not '…${value.slice(at)}'`)).replaceAll(/\s*\p{Cc}+\s*/gu, ' ')
}

const valueOf = ({ fallback = '', mayBeEmpty }: Setting, given: string | undefined): string => (mayBeEmpty ? (given ?? fallback) : given || fallback)

/** Settings with a stray line end, blank or quotes, which only a shell removes: they would become part of the value. */
const wrappedSettings = (names: readonly string[], environment: Environment): string[] =>
  names.filter((name) => /^\s|\s$|^(["']).*\1$/s.test(environment[name] ?? '')).map((name) => `${name} must have no blanks or quotes around it`)

/**
 * @param names the required public settings
 * @param problems with other settings, for the same message
 * @throws Error with the specification's wording that names every setting concerned
 */
export function checkPublicSettings(environment: Environment, names: readonly string[] = PUBLIC_NAMES, problems: readonly string[] = []): void {
  const misnamed = names
    .flatMap((name) => (name.startsWith(PREFIX) ? [name.slice(PREFIX.length), name.slice('NEXT_'.length)] : [name]))
    .filter((name) => !name.startsWith(PREFIX) && (environment[name] !== undefined || names.includes(name)))
  const missing = names.filter((name) => !environment[name]?.trim())
  const invalid = [...(missing.length > 0 ? [`${missing.join(', ')} must be set`] : []), ...problems]
  const parts = [
    ...(misnamed.length > 0 ? [`Invalid public environment variable name: ${misnamed.join(', ')} (a public name begins with ${PREFIX})`] : []),
    ...(invalid.length > 0 ? [`Invalid environment variables: ${invalid.join('; ')}`] : []),
  ]
  if (parts.length > 0) throw new Error(parts.join('. '))
}
