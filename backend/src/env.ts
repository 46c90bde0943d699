import * as v from 'valibot'
import { type Release, RELEASES } from './magento/release.ts'
import type { FaultList } from './services/faults/read-faults.ts'
import type { Translated } from './refusals/phrases.ts'
import { editDistance } from './lib/edit-distance.ts'
import { SETTINGS } from './settings/settings.ts'
import type { Limits } from './transport/limits.ts'

/** The only reader of the environment in this workspace. Every setting has a default that makes a fresh clone run. */
export interface BackendSettings {
  /** TCP port; 0 takes any free one. */
  readonly port: number
  /** Folder for the database and the drawn pictures; created if it does not exist. */
  readonly dataFolder: string
  /** The URL at which a browser reaches this backend; picture URLs begin with it. No trailing slash. */
  readonly publicUrl: string
  /** The URL at which a browser reaches the storefront; links in mails lead there. No trailing slash. */
  readonly shopUrl: string
  /** The storefront's REVALIDATE_SECRET, with which the backend notifies it of changed content. */
  readonly revalidateSecret: string | undefined
  /** The shop's secret for requests to be told when a product is back. */
  readonly stockAlertSecret: string | undefined
  /** Draw the product pictures in the background after the start; BACKEND_DRAW_AHEAD=0 draws each at its first request. */
  readonly drawAhead: boolean
  /** The SMTP server for the shop's mails; without one they stay in the outbox, the table `mail`. */
  readonly smtpUrl: string | undefined
  /** The sender address of mails. */
  readonly mailFrom: string
  /** Loopback TCP port on which other programs submit mails to the outbox; 0 for none. */
  readonly mailPort: number
  /** The URL of an external reCAPTCHA service, without a trailing slash; undefined for the embedded one. */
  readonly botCheckUrl: string | undefined
  /** BACKEND_BOT_CHECK=1 makes the forms of a new sample shop require a bot-check token; as in Magento, they do not by default. */
  readonly botCheck: boolean
  /** The desk, open to this machine only; BACKEND_DESK=0 disables it, which is necessary behind a proxy on the same machine. */
  readonly desk: boolean
  /** The services' initial faults, such as `content=down,media=slow:300`. */
  readonly faults: FaultList
  /** BACKEND_MAX_DEPTH, _COMPLEXITY, _COST, _ALIASES and _BODY_BYTES, and BACKEND_TIME_LIMIT in seconds; 0 for no limit. */
  readonly limits: Limits
  /** Milliseconds for requests in progress when the backend stops. */
  readonly stopTimeout: number
  /** BACKEND_INTROSPECTION=0 refuses introspection, as a hardened shop does. */
  readonly introspection: boolean
  /**
   * Refusals of Polish store views: BACKEND_TRANSLATED=1 uses Magento's Polish language pack, and English where that has no
   * translation; BACKEND_TRANSLATED=all translates every refusal.
   */
  readonly translated: Translated
  /** BACKEND_PASSWORD_COST, the base-2 logarithm of scrypt's N for new passwords. */
  readonly passwordCost: number
  /** BACKEND_MAGENTO, the release to emulate, with its missing fields and its bugs; undefined for the union of all releases. */
  readonly release: Release | undefined
}

type Schemas = { readonly [Name in keyof typeof SETTINGS]: (typeof SETTINGS)[Name]['schema'] }

const SCHEMA = v.object(Object.fromEntries(Object.entries(SETTINGS).map(([name, { schema }]) => [name, schema])) as Schemas)
const FALLBACKS: Readonly<Record<string, string>> = Object.fromEntries(Object.entries(SETTINGS).map(([name, setting]) => [name, 'fallback' in setting ? setting.fallback : '']))
const TRANSLATED: Readonly<Record<string, Translated>> = { '0': 'none', '1': 'pack', all: 'all' }

/** Of the storefront, and those that Kubernetes sets for a service with the name "backend". */
const FOREIGN = /^BACKEND_(?:URL$|BASIC_AUTH$|SERVICE_|PORT_\d)/
const PREFIX = 'BACKEND_'

/** Variables that only look like settings: the default of a misspelled one would be used without a word. */
function unknownNames(environment: NodeJS.ProcessEnv): string[] {
  return Object.keys(environment).filter((name) => {
    const isOwn = name.toUpperCase().startsWith(PREFIX) || Object.keys(SETTINGS).some((known) => editDistance(name.toUpperCase(), known) < 3)
    return isOwn && !Object.hasOwn(SETTINGS, name) && !FOREIGN.test(name)
  })
}

/** An empty variable counts as not set. @throws Error that names every invalid setting */
export function readSettings(environment: NodeJS.ProcessEnv = process.env): BackendSettings {
  const names = Object.keys(SETTINGS) as (keyof typeof SETTINGS)[]
  const { success, output, issues = [] } = v.safeParse(SCHEMA, Object.fromEntries(names.map((name) => [name, environment[name] || FALLBACKS[name]])))
  // Windows line endings, or quotes that only a shell removes.
  const wrapped = names.filter((name) => /^\s|\s$|^(["']).*\1$/s.test(environment[name] ?? ''))
  const unknown = unknownNames(environment).map((name) => `${name} is no setting`)
  const problems = [...unknown, ...issues.map((issue) => `${String(issue.path?.[0]?.key)} ${issue.message}`), ...wrapped.map((name) => `${name} must have no blanks or quotes around it`)]
  if (!success || problems.length > 0) throw new Error(problems.join('; '))
  const shopUrl = output.BACKEND_SHOP_URL
  return {
    port: output.BACKEND_PORT,
    dataFolder: output.BACKEND_DATA,
    publicUrl: output.BACKEND_PUBLIC_URL || `http://localhost:${output.BACKEND_PORT}`,
    shopUrl,
    revalidateSecret: output.BACKEND_REVALIDATE_SECRET || undefined,
    stockAlertSecret: output.BACKEND_STOCK_ALERT_SECRET || undefined,
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
    passwordCost: output.BACKEND_PASSWORD_COST,
    release: RELEASES.find((release) => release === output.BACKEND_MAGENTO),
  }
}
