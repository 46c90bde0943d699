import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { Failure } from './failure.mjs'
import { ROOT, STOREFRONT } from './paths.mjs'

/**
 * @typedef {Readonly<Record<string, string | undefined>>} Environment
 * @typedef {object} Settings
 * @property {number} port
 * @property {number} backendPort
 * @property {number} mailPort where the embedded backend receives the shop's mails
 * @property {string} dataFolder absolute
 * @property {string} mailedUrl the shop's address in mails
 * @property {string | undefined} foreignBackend the address of a backend other than the embedded one
 * @property {number} stopGrace milliseconds that a server has to exit after the signal
 * @property {Environment} storefront the storefront's environment, including its .env files
 * @property {Environment} chosen the same without the defaults of its file .env
 */

/**
 * @param {Environment} environment
 * @param {string} folder the storefront's, which has its .env files
 * @returns {Settings}
 */
export function readSettings(environment = process.env, folder = STOREFRONT) {
  const local = { ...envFile(folder, '.env.production'), ...envFile(folder, '.env.local'), ...envFile(folder, '.env.production.local') }
  const chosen = { ...local, ...environment }
  const port = portOf('PORT', chosen.PORT, 3000)
  const backendPort = portOf('BACKEND_PORT', environment.BACKEND_PORT, 4000)
  return {
    port,
    backendPort,
    mailPort: portOf('BACKEND_MAIL_PORT', environment.BACKEND_MAIL_PORT, mailPortBeside(backendPort)),
    dataFolder: resolve(ROOT, environment.BACKEND_DATA || 'var/backend'),
    mailedUrl: environment.BACKEND_SHOP_URL || `http://localhost:${port}`,
    foreignBackend: chosen.BACKEND_URL ? backendAddress(chosen.BACKEND_URL, 'BACKEND_URL') : undefined,
    stopGrace: 1000 * Math.max(secondsOf(chosen.STOP_TIMEOUT), secondsOf(environment.BACKEND_STOP_TIMEOUT)) + 1000 * secondsOf(chosen.STOP_DELAY, 0) + 5000,
    storefront: { ...envFile(folder, '.env'), ...chosen },
    chosen,
  }
}

/** The server itself rejects a value that is not a number; until then, the other one is stopped as by default. @type {(text: string | undefined, fallback?: number) => number} */
const secondsOf = (text, fallback = 25) => (/^\d+$/.test(text ?? '') ? Number(text) : fallback)

/** Derived from the backend's port, so that a second shop on the same machine needs no third setting. @param {number} backendPort */
const mailPortBeside = (backendPort) => (backendPort + 25 > 65535 ? backendPort - 25 : backendPort + 25)

/** @type {(folder: string, name: string) => Environment} */
function envFile(folder, name) {
  try {
    return readEnvFile(readFileSync(join(folder, name), 'utf8'))
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'ENOENT') return {}
    throw new Failure(`Cannot read ${join(folder, name)}: give yourself permission to`)
  }
}

/** @type {(name: string, text: string | undefined, fallback: number) => number} */
function portOf(name, text, fallback) {
  const port = Number(text || fallback)
  if (!Number.isInteger(port) || port < 1 || port > 65535) throw new Failure(`${name} must be a port number from 1 to 65535, not '${text}'`)
  return port
}

/**
 * @param {string} text
 * @param {string} name of the setting or the option
 * @returns {string} without /graphql and without a slash at its end
 * @throws {Failure}
 */
export function backendAddress(text, name) {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (!/^https?:$/.test(url?.protocol ?? '')) throw new Failure(`${name} must be an address such as https://magento.example, not '${text}'`)
  if (url?.username || url?.password) throw new Failure(`${name} must not contain a user and a password: set BACKEND_BASIC_AUTH instead`)
  return text.replace(/\/+$/, '').replace(/\/graphql$/, '')
}

const ENV_LINE = /^\s*(?:export\s+)?([\w.-]+)\s*=\s*(?:'([^']*)'|"([^"]*)"|([^#]*?))\s*(?:#.*)?$/

/**
 * Parses KEY=value lines. Next's own parser for the same files is not installed yet.
 * @param {string} text
 * @returns {Record<string, string>}
 */
export function readEnvFile(text) {
  const matches = text.split(/\r?\n/).map((line) => ENV_LINE.exec(line))
  return Object.fromEntries(matches.flatMap((match) => (match?.[1] ? [[match[1], match[2] ?? match[3] ?? match[4] ?? '']] : [])))
}
