import * as v from 'valibot'
import { type Release, RELEASES } from './magento/release.ts'
import type { FaultList } from './services/faults/read-faults.ts'
import type { Translated } from './refusals/phrases.ts'
import { SETTINGS } from './settings/settings.ts'
import type { Limits } from './transport/limits.ts'

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
  /** The shop's REVALIDATE_SECRET, with which it hears of changed content at once. */
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
  /** The desk, for a person at this machine; BACKEND_DESK=0 takes it away, as behind a proxy on the same machine. */
  readonly desk: boolean
  /** Faults of the services from the start, such as `content=down,media=slow:300`. */
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

type Schemas = { readonly [Name in keyof typeof SETTINGS]: (typeof SETTINGS)[Name]['schema'] }

const SCHEMA = v.object(Object.fromEntries(Object.entries(SETTINGS).map(([name, { schema }]) => [name, schema])) as Schemas)
const FALLBACKS: Readonly<Record<string, string>> = Object.fromEntries(Object.entries(SETTINGS).map(([name, setting]) => [name, 'fallback' in setting ? setting.fallback : '']))
const TRANSLATED: Readonly<Record<string, Translated>> = { '0': 'none', '1': 'pack', all: 'all' }

/** An empty variable is one that is not set. @throws Error that names every setting that cannot be read */
export function readSettings(environment: NodeJS.ProcessEnv = process.env): BackendSettings {
  const names = Object.keys(SETTINGS) as (keyof typeof SETTINGS)[]
  const { success, output, issues = [] } = v.safeParse(SCHEMA, Object.fromEntries(names.map((name) => [name, environment[name] || FALLBACKS[name]])))
  // Line ends of another system, or quotes that only a shell takes off.
  const wrapped = names.filter((name) => /^\s|\s$|^(["']).*\1$/s.test(environment[name] ?? ''))
  const problems = [...issues.map((issue) => `${String(issue.path?.[0]?.key)} ${issue.message}`), ...wrapped.map((name) => `${name} must have no blanks or quotes around it`)]
  if (!success || problems.length > 0) throw new Error(problems.join('; '))
  const shopUrl = output.BACKEND_SHOP_URL
  return {
    port: output.BACKEND_PORT,
    dataFolder: output.BACKEND_DATA,
    publicUrl: output.BACKEND_PUBLIC_URL || `http://localhost:${output.BACKEND_PORT}`,
    shopUrl,
    revalidateSecret: output.BACKEND_REVALIDATE_SECRET || undefined,
    drawAhead: output.BACKEND_DRAW_AHEAD,
    smtpUrl: output.BACKEND_SMTP_URL || undefined,
    mailFrom: output.BACKEND_MAIL_FROM || `no-reply@${URL.parse(shopUrl)?.hostname ?? 'localhost'}`,
    mailPort: output.BACKEND_MAIL_PORT,
    botCheckUrl: output.BACKEND_BOT_CHECK_URL || undefined,
    botCheck: output.BACKEND_BOT_CHECK,
    desk: output.BACKEND_DESK,
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
    introspection: output.BACKEND_INTROSPECTION,
    translated: TRANSLATED[output.BACKEND_TRANSLATED] ?? 'none',
    release: RELEASES.find((release) => release === output.BACKEND_MAGENTO),
  }
}
