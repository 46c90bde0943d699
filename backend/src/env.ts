import { join } from 'node:path'
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
  /** Draw the product pictures in the background after the start; BACKEND_DRAW_AHEAD=0 draws each when it is first asked for. */
  readonly drawAhead: boolean
  /** The server that takes the shop's mails; without one they stay in the outbox, the table `mail`. */
  readonly smtpUrl: string | undefined
  /** The address that mails come from. */
  readonly mailFrom: string
  /** A reCAPTCHA service elsewhere. No slash at its end; undefined for the embedded one. */
  readonly botCheckUrl: string | undefined
  /** BACKEND_BOT_CHECK=1 has the forms of a new sample shop ask for a bot-check token; as in Magento they are open by default. */
  readonly botCheck: boolean
  /** The desk, for whoever sits at this machine; BACKEND_DESK=0 takes it away, as behind a proxy on the same machine. */
  readonly desk: boolean
  /** What is wrong with the services from the start, such as `content=down,media=slow:300`. */
  readonly faults: FaultList
  /** BACKEND_MAX_DEPTH, BACKEND_MAX_COMPLEXITY and BACKEND_MAX_BODY_BYTES; 0 lifts a limit. */
  readonly limits: Limits
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

export function readSettings(environment: NodeJS.ProcessEnv = process.env): BackendSettings {
  const port = Number(environment.BACKEND_PORT ?? 4000)
  if (!Number.isInteger(port) || port < 0 || port > 65535) {
    throw new Error(`BACKEND_PORT must be a port number, not '${environment.BACKEND_PORT}'`)
  }
  const shopUrl = (environment.BACKEND_SHOP_URL ?? 'http://localhost:3000').replace(/\/$/, '')
  return {
    port,
    dataFolder: environment.BACKEND_DATA ?? join(import.meta.dirname, '../../var/backend'),
    publicUrl: (environment.BACKEND_PUBLIC_URL ?? `http://localhost:${port}`).replace(/\/$/, ''),
    shopUrl,
    drawAhead: environment.BACKEND_DRAW_AHEAD !== '0',
    smtpUrl: readSmtpUrl(environment.BACKEND_SMTP_URL),
    mailFrom: readMailFrom(environment.BACKEND_MAIL_FROM || `no-reply@${URL.parse(shopUrl)?.hostname ?? 'localhost'}`),
    botCheckUrl: environment.BACKEND_BOT_CHECK_URL?.replace(/\/$/, '') || undefined,
    botCheck: environment.BACKEND_BOT_CHECK === '1',
    desk: environment.BACKEND_DESK !== '0',
    faults: readFaultLine(environment.BACKEND_FAULTS ?? ''),
    limits: {
      depth: wholeNumber(environment, 'BACKEND_MAX_DEPTH', DEFAULT_LIMITS.depth),
      complexity: wholeNumber(environment, 'BACKEND_MAX_COMPLEXITY', DEFAULT_LIMITS.complexity),
      bodyBytes: wholeNumber(environment, 'BACKEND_MAX_BODY_BYTES', DEFAULT_LIMITS.bodyBytes),
    },
    introspection: environment.BACKEND_INTROSPECTION !== '0',
    translated: readTranslated(environment.BACKEND_TRANSLATED),
    release: readRelease(environment.BACKEND_MAGENTO),
  }
}

function readTranslated(text = ''): Translated {
  if (text === '' || text === '0') return 'none'
  if (text === '1') return 'pack'
  if (text === 'all') return 'all'
  throw new Error(`BACKEND_TRANSLATED must be 0, 1 or all, not '${text}'`)
}

function readRelease(text = ''): Release | undefined {
  if (text === '') return undefined
  const release = RELEASES.find((known) => known === text)
  if (release) return release
  throw new Error(`BACKEND_MAGENTO must be ${RELEASES.slice(0, -1).join(', ')} or ${RELEASES.at(-1)}, not '${text}'`)
}

function readFaultLine(line: string): FaultList {
  try {
    return parseFaults(line)
  } catch (error) {
    throw new Error(`BACKEND_FAULTS must be such as 'content=down,media=slow:300'. ${(error as Error).message}.`)
  }
}

/** The message does not repeat what was given: it may hold a password. */
function readSmtpUrl(text: string | undefined): string | undefined {
  if (!text) return undefined
  if (/^smtps?:$/.test(URL.parse(text)?.protocol ?? '')) return text
  throw new Error('BACKEND_SMTP_URL must be such as smtp://user:password@host:587')
}

function readMailFrom(address: string): string {
  if (/^[^\s@<>]+@[^\s@<>]+$/.test(address)) return address
  throw new Error(`BACKEND_MAIL_FROM must be an e-mail address, not '${address}'`)
}

function wholeNumber(environment: NodeJS.ProcessEnv, name: string, fallback: number): number {
  const text = environment[name] || String(fallback)
  if (!/^\d{1,15}$/.test(text)) throw new Error(`${name} must be a whole number, not '${text}'`)
  return Number(text)
}
