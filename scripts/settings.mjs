import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { backendAddress } from './doctor/backend-address.mjs'
import { Failure } from './failure.mjs'
import { ROOT, STOREFRONT } from './paths.mjs'
import { readEnvFile } from './read-env-file.mjs'

/**
 * @typedef {Readonly<Record<string, string | undefined>>} Environment
 * @typedef {object} Settings
 * @property {number} port
 * @property {number} backendPort
 * @property {number} mailPort where the embedded backend takes the shop's mails
 * @property {string} dataFolder absolute
 * @property {string} mailedUrl the shop's address in mails
 * @property {string | undefined} foreignBackend the address of a backend that is not ours to start
 * @property {number} stopGrace milliseconds that a server has to end once it is told to
 * @property {Environment} storefront what the storefront gets to read, its files included
 * @property {Environment} chosen the same without the defaults of its file .env
 */

/**
 * @param {Environment} environment
 * @param {string} folder the storefront's, where its .env files lie
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
    stopGrace: 1000 * Math.max(secondsOf(chosen.STOP_TIMEOUT), secondsOf(environment.BACKEND_STOP_TIMEOUT)) + 5000,
    storefront: { ...envFile(folder, '.env'), ...chosen },
    chosen,
  }
}

/** What is no number stops the server's start. @param {string | undefined} text */
const secondsOf = (text) => Number(text || 25)

/** Two shops on one machine, which have ports of their own, need not be told a third one each. @param {number} backendPort */
export const mailPortBeside = (backendPort) => (backendPort + 25 > 65535 ? backendPort - 25 : backendPort + 25)

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
