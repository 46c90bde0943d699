import { canInstall, firstThatStarts, install, placesOf } from './browser.mjs'
import { Failure } from './failure.mjs'
import { execFile } from 'node:child_process'

/** @typedef {{ name: string, debianPackage: string, version: string }} Program */

export const PROGRAMS = {
  redis: { name: 'redis-server', debianPackage: 'redis-server', version: '--version' },
  nginx: { name: 'nginx', debianPackage: 'nginx-light', version: '-v' },
  varnish: { name: 'varnishd', debianPackage: 'varnish', version: '-V' },
  openssl: { name: 'openssl', debianPackage: 'openssl', version: 'version' },
  mmdebstrap: { name: 'mmdebstrap', debianPackage: 'mmdebstrap', version: '--version' },
  buildah: { name: 'buildah', debianPackage: 'buildah', version: '--version' },
}
/** Debian installs servers where only root's PATH leads. */
const SERVERS = '/usr/sbin'

/**
 * A server program for tests; installs Debian's if there is none. Debian's package would also start it as a service of the machine, which
 * `RUNLEVEL` prevents.
 * @param {Program} program
 * @param {(text: string) => void} remark
 * @returns {Promise<string>} its path
 */
export async function findProgram(program, remark) {
  let path = await chosenProgram(program)
  if (!path && canInstall()) {
    process.env.RUNLEVEL = '1'
    await install(program.debianPackage)
    path = await chosenProgram(program)
  }
  if (!path) throw new Failure(`There is no ${program.name}: install it`)
  remark(path)
  return path
}

/**
 * Installs the servers that are missing, if this machine is a Debian that permits it. Without one, the tests that start it are left out.
 * @param {(text: string) => void} remark
 */
export async function findServers(remark) {
  /** @type {string[]} */
  const missing = []
  for (const program of [PROGRAMS.redis, PROGRAMS.nginx, PROGRAMS.varnish, PROGRAMS.openssl]) {
    await findProgram(program, () => {}).catch((/** @type {unknown} */ error) => {
      if (!(error instanceof Failure)) throw error
      missing.push(program.name)
    })
  }
  remark(missing.length === 0 ? 'found' : `tests are left out without ${missing.join(', ')}`)
}

/**
 * @param {Program} program
 * @param {Readonly<Record<string, string | undefined>>} environment
 * @param {(path: string) => Promise<boolean>} [starts] whether the program can be started
 */
export function chosenProgram({ name, version }, { PATH } = process.env, starts = startsWith(version)) {
  return firstThatStarts(placesOf([name], `${PATH}:${SERVERS}`), starts)
}

/** @type {(option: string) => (path: string) => Promise<boolean>} */
const startsWith = (option) => (path) => new Promise((resolve) => void execFile(path, [option], { timeout: 15_000 }, (error) => resolve(!error)))
