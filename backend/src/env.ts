import { join } from 'node:path'
import * as v from 'valibot'
import { type Release, RELEASES } from './magento/release.ts'
import { type FaultList, parseFaults } from './services/faults/read-faults.ts'
import type { Translated } from './refusals/phrases.ts'
import { DEFAULT_LIMITS, type Limits } from './transport/limits.ts'

/** The only reader of the environment in this workspace. Every setting has a default that makes a fresh clone run. */
export interface BackendSettings {
  /** TCP port; 0 takes any free one. */
  readonly port: number
  /** Folder for the database and the drawn pictures; made when it is missing. */
  readonly dataFolder: string
  /** Where a browser reaches this backend: picture addresses begin with it. No slash at its end. */
  readonly publicUrl: string
  /** Where a browser reaches the shop: links in mails lead there. No slash at its end. */
  readonly shopUrl: string
  /** What the shop's REVALIDATE_SECRET is: with it the shop hears of changed content at once. */
  readonly revalidateSecret: string | undefined
  /** Draw the product pictures in the background after the start; BACKEND_DRAW_AHEAD=0 draws each when it is first asked for. */
  readonly drawAhead: boolean
  /** The server that takes the shop's mails; without one they stay in the outbox, the table `mail`. */
  readonly smtpUrl: string | undefined
  /** The address that mails come from. */
  readonly mailFrom: string
  /** TCP port of this machine alone on which other programs leave mails for the outbox; 0 for none. */
  readonly mailPort: number
  /** A reCAPTCHA service elsewhere. No slash at its end; undefined for the embedded one. */
  readonly botCheckUrl: string | undefined
  /** BACKEND_BOT_CHECK=1 has the forms of a new sample shop ask for a bot-check token; as in Magento they are open by default. */
  readonly botCheck: boolean
  /** The desk, for whoever sits at this machine; BACKEND_DESK=0 takes it away, as behind a proxy on the same machine. */
  readonly desk: boolean
  /** What is wrong with the services from the start, such as `content=down,media=slow:300`. */
  readonly faults: FaultList
  /** BACKEND_MAX_DEPTH, _COMPLEXITY, _COST, _ALIASES and _BODY_BYTES, and BACKEND_TIME_LIMIT in seconds; 0 lifts a limit. */
  readonly limits: Limits
  /** Milliseconds for what is under way when the backend is told to stop. */
  readonly stopTimeout: number
  /** BACKEND_INTROSPECTION=0 refuses introspection, as a hardened shop does. */
  readonly introspection: boolean
  /**
   * Refusals of Polish store views: BACKEND_TRANSLATED=1 in the Polish of Magento's language pack and English where that has
   * none, BACKEND_TRANSLATED=all wholly in Polish.
   */
  readonly translated: Translated
  /** BACKEND_MAGENTO, the release to pass for, with what it lacks and what is wrong with it; undefined for all that any has. */
  readonly release: Release | undefined
}

const text = v.optional(v.string(), '')

/** The message does not repeat what was given where it may hold a password. */
const checked = (isRight: (given: string) => boolean, mustBe: string, isSecret = false) =>
  v.pipe(text, v.check((given) => given === '' || isRight(given), ({ input }) => `must be ${mustBe}${isSecret ? '' : `, not '${input}'`}`))

const isWebAddress = (given: string): boolean => /^https?:$/.test(URL.parse(given)?.protocol ?? '')

const address = v.pipe(checked(isWebAddress, 'an address such as https://shop.example'), v.transform((given) => given.replace(/\/$/, '')))

const flag = checked((given) => given === '0' || given === '1', '0 or 1')

const limit = (fallback: number) =>
  v.pipe(
    checked((given) => /^\d{1,15}$/.test(given), 'a whole number'),
    v.transform((given) => (given === '' ? fallback : Number(given))),
  )

const faults = v.pipe(
  text,
  v.rawTransform<string, FaultList>(({ dataset, addIssue, NEVER }) => {
    try {
      return parseFaults(dataset.value)
    } catch (error) {
      addIssue({ message: `must be such as 'content=down,media=slow:300'. ${(error as Error).message}.` })
      return NEVER
    }
  }),
)

const TRANSLATED: Readonly<Record<string, Translated>> = { '': 'none', '0': 'none', '1': 'pack', all: 'all' }

const port = (fallback: string) =>
  v.pipe(
    v.optional(v.string(), fallback),
    v.check((given) => /^\d+$/.test(given) && Number(given) <= 65_535, ({ input }) => `must be a port number, not '${input}'`),
    v.transform(Number),
  )

const DEFAULT_STOP_SECONDS = 25

const SCHEMA = v.object({
  BACKEND_PORT: port('4000'),
  BACKEND_DATA: v.optional(v.string(), join(import.meta.dirname, '../../var/backend')),
  BACKEND_PUBLIC_URL: address,
  BACKEND_SHOP_URL: address,
  BACKEND_REVALIDATE_SECRET: text,
  BACKEND_BOT_CHECK_URL: address,
  BACKEND_DRAW_AHEAD: flag,
  BACKEND_SMTP_URL: checked((given) => /^smtps?:$/.test(URL.parse(given)?.protocol ?? ''), 'such as smtp://user:password@host:587', true),
  BACKEND_MAIL_FROM: checked((given) => /^[^\s@<>]+@[^\s@<>]+$/.test(given), 'an e-mail address'),
  BACKEND_MAIL_PORT: port('0'),
  BACKEND_BOT_CHECK: flag,
  BACKEND_DESK: flag,
  BACKEND_FAULTS: faults,
  BACKEND_MAX_DEPTH: limit(DEFAULT_LIMITS.depth),
  BACKEND_MAX_COMPLEXITY: limit(DEFAULT_LIMITS.complexity),
  BACKEND_MAX_COST: limit(DEFAULT_LIMITS.cost),
  BACKEND_MAX_ALIASES: limit(DEFAULT_LIMITS.aliases),
  BACKEND_TIME_LIMIT: limit(DEFAULT_LIMITS.timeMs / 1000),
  BACKEND_MAX_BODY_BYTES: limit(DEFAULT_LIMITS.bodyBytes),
  BACKEND_STOP_TIMEOUT: v.pipe(
    checked((given) => /^\d{1,4}$/.test(given), 'a number of seconds up to 9999'),
    v.transform((given) => (given === '' ? DEFAULT_STOP_SECONDS : Number(given))),
  ),
  BACKEND_INTROSPECTION: flag,
  BACKEND_TRANSLATED: checked((given) => Object.hasOwn(TRANSLATED, given), '0, 1 or all'),
  BACKEND_MAGENTO: checked((given) => RELEASES.some((release) => release === given), `${RELEASES.slice(0, -1).join(', ')} or ${RELEASES.at(-1)}`),
})

/** Every variable that the backend reads when it starts. */
export const SETTING_NAMES: readonly string[] = Object.keys(SCHEMA.entries)

/** An empty variable is one that is not set. @throws Error that names every setting that cannot be read */
export function readSettings(environment: NodeJS.ProcessEnv = process.env): BackendSettings {
  const given = Object.fromEntries(SETTING_NAMES.flatMap((name) => (environment[name] ? [[name, environment[name]]] : [])))
  const { success, output, issues = [] } = v.safeParse(SCHEMA, given)
  // Line ends of another system, or quotes that only a shell takes off.
  const wrapped = Object.keys(given).filter((name) => /^\s|\s$|^(["']).*\1$/s.test(given[name]!))
  const problems = [...issues.map((issue) => `${String(issue.path?.[0]?.key)} ${issue.message}`), ...wrapped.map((name) => `${name} must have no blanks or quotes around it`)]
  if (!success || problems.length > 0) throw new Error(problems.join('; '))
  const shopUrl = output.BACKEND_SHOP_URL || 'http://localhost:3000'
  return {
    port: output.BACKEND_PORT,
    dataFolder: output.BACKEND_DATA,
    publicUrl: output.BACKEND_PUBLIC_URL || `http://localhost:${output.BACKEND_PORT}`,
    shopUrl,
    revalidateSecret: output.BACKEND_REVALIDATE_SECRET || undefined,
    drawAhead: output.BACKEND_DRAW_AHEAD !== '0',
    smtpUrl: output.BACKEND_SMTP_URL || undefined,
    mailFrom: output.BACKEND_MAIL_FROM || `no-reply@${URL.parse(shopUrl)?.hostname ?? 'localhost'}`,
    mailPort: output.BACKEND_MAIL_PORT,
    botCheckUrl: output.BACKEND_BOT_CHECK_URL || undefined,
    botCheck: output.BACKEND_BOT_CHECK === '1',
    desk: output.BACKEND_DESK !== '0',
    faults: output.BACKEND_FAULTS,
    limits: {
      depth: output.BACKEND_MAX_DEPTH,
      complexity: output.BACKEND_MAX_COMPLEXITY,
      cost: output.BACKEND_MAX_COST,
      aliases: output.BACKEND_MAX_ALIASES,
      timeMs: output.BACKEND_TIME_LIMIT * 1000,
      bodyBytes: output.BACKEND_MAX_BODY_BYTES,
    },
    stopTimeout: output.BACKEND_STOP_TIMEOUT * 1000,
    introspection: output.BACKEND_INTROSPECTION !== '0',
    translated: TRANSLATED[output.BACKEND_TRANSLATED] ?? 'none',
    release: RELEASES.find((release) => release === output.BACKEND_MAGENTO),
  }
}
