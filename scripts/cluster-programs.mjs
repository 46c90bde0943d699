import { canInstall, firstThatStarts, install, placesOf } from './browser.mjs'
import { Failure } from './failure.mjs'
import { execFile } from 'node:child_process'

/** @typedef {{ name: string, debianPackage: string, setting?: string, version: string }} Program */

export const PROGRAMS = {
  redis: { name: 'redis-server', debianPackage: 'redis-server', setting: 'REDIS_PATH', version: '--version' },
  nginx: { name: 'nginx', debianPackage: 'nginx-light', version: '-v' },
  openssl: { name: 'openssl', debianPackage: 'openssl', version: 'version' },
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
  if (!path) throw new Failure(`There is no ${program.name}: install it${program.setting ? `, or set ${program.setting}` : ''}`)
  remark(path)
  return path
}

/**
 * @param {Program} program
 * @param {Readonly<Record<string, string | undefined>>} environment
 * @param {(path: string) => Promise<boolean>} [starts] whether the program can be started
 */
export async function chosenProgram({ name, setting, version }, environment = process.env, starts = startsWith(version)) {
  const chosen = setting && environment[setting]
  if (!chosen) return firstThatStarts(placesOf([name], `${environment.PATH}:${SERVERS}`), starts)
  if (await starts(chosen)) return chosen
  throw new Failure(`${setting} is '${chosen}', which does not start: correct or unset it`)
}

/** @type {(option: string) => (path: string) => Promise<boolean>} */
const startsWith = (option) => (path) => new Promise((resolve) => void execFile(path, [option], { timeout: 15_000 }, (error) => resolve(!error)))
