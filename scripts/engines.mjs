import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { canInstall, firstThatStarts, install, placesOf, startsUp } from './browser.mjs'
import { Failure } from './failure.mjs'
import { run } from './run.mjs'

/** @typedef {{ driver: string, browser: string }} WebKit */
/** @typedef {(path: string) => Promise<boolean>} Starts */
/** @typedef {Readonly<Record<string, string | undefined>>} Environment */

const FIREFOX_NAMES = ['firefox-esr', 'firefox']
const FIREFOX_ON_MAC = '/Applications/Firefox.app/Contents/MacOS/firefox'
const WEBKIT_PACKAGES = ['webkit2gtk-driver', 'xvfb']

/**
 * The Firefox for tests; installs Debian's if there is none.
 * @param {(text: string) => void} remark
 * @returns {Promise<string>} its path
 */
export async function findFirefox(remark) {
  let path = await chosenFirefox()
  if (!path && canInstall()) {
    await install('firefox-esr')
    path = await chosenFirefox()
  }
  if (!path) throw new Failure('There is no Firefox: install one, or set FIREFOX_PATH')
  remark(path)
  return path
}

/**
 * @param {Environment} environment
 * @param {Starts} starts whether the program can be started
 */
export async function chosenFirefox({ FIREFOX_PATH: chosen, PATH } = process.env, starts = startsUp) {
  if (!chosen) return firstThatStarts([...placesOf(FIREFOX_NAMES, PATH), FIREFOX_ON_MAC], starts)
  if (await starts(chosen)) return chosen
  throw new Failure(`FIREFOX_PATH is '${chosen}', which does not start: correct or unset it`)
}

/**
 * WebKitGTK with its driver, and Xvfb, on which it runs; installs Debian's if they are missing.
 * @param {(text: string) => void} remark
 * @returns {Promise<WebKit>}
 */
export async function findWebKit(remark) {
  let webKit = chosenWebKit()
  if (!webKit && canInstall()) {
    await install(...WEBKIT_PACKAGES)
    webKit = chosenWebKit()
  }
  if (!webKit) throw new Failure(`There is no WebKitGTK with a driver, or no Xvfb: install the packages that Debian calls ${WEBKIT_PACKAGES.join(', ')}`)
  remark(webKit.browser)
  return webKit
}

/**
 * @param {string | undefined} path PATH
 * @param {string} libraries the folder whose subfolders, one for each kind of machine, hold the browser beside its library
 * @returns {WebKit | undefined}
 */
export function chosenWebKit(path = process.env.PATH, libraries = '/usr/lib') {
  const [driver] = placesOf(['WebKitWebDriver'], path).filter(existsSync)
  const [display] = placesOf(['Xvfb'], path).filter(existsSync)
  const machines = existsSync(libraries) ? readdirSync(libraries).map((machine) => join(libraries, machine)) : []
  const [browser] = machines.map((machine) => join(machine, 'webkit2gtk-4.1/MiniBrowser')).filter(existsSync)
  return driver && display && browser ? { driver, browser } : undefined
}

/** Runs the journeys of `engines/` in both. */
export async function testEngines() {
  await run('vitest', ['run', '--config', 'engines/vitest.config.ts'], { isShown: true })
}
