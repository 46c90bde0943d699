import { execFile } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { Failure } from './failure.mjs'
import { run, toolEnvironment } from './run.mjs'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const HEADLESS_SHELL = 'chromium-headless-shell'
const MAC = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome', '/Applications/Chromium.app/Contents/MacOS/Chromium']

/**
 * The Chromium for tests; installs one if there is none.
 * @param {(text: string) => void} remark
 * @returns {Promise<string>} its path
 */
export async function findBrowser(remark) {
  const path = (await chosenBrowser()) ?? (await fetchBrowser())
  remark(path)
  return path
}

/**
 * @param {Readonly<Record<string, string | undefined>>} environment
 * @param {(path: string) => Promise<boolean>} starts whether the program can be started
 */
export async function chosenBrowser(environment = process.env, starts = startsUp) {
  const { CHROMIUM_PATH: chosen, PATH } = environment
  if (chosen) {
    if (await starts(chosen)) return chosen
    throw new Failure(`CHROMIUM_PATH is '${chosen}', which does not start: correct or unset it`)
  }
  return firstThatStarts([...placesOf(NAMES, PATH), ...MAC], starts)
}

/**
 * Chromium's headless shell, in which the browser tests take two thirds of the time; Debian has a package of it.
 * @param {(text: string) => void} remark
 * @returns {Promise<string | undefined>} its path; undefined if there is none, or none beside the browser that CHROMIUM_PATH selects
 */
export async function findHeadlessShell(remark) {
  const path = (await chosenHeadlessShell()) ?? (await fetchHeadlessShell())
  remark(path ?? 'none: the tests use the full browser and take longer')
  return path
}

/**
 * @param {Readonly<Record<string, string | undefined>>} environment
 * @param {(path: string) => Promise<boolean>} starts
 */
export async function chosenHeadlessShell(environment = process.env, starts = startsUp) {
  const { CHROMIUM_PATH: chosen, PATH } = environment
  return firstThatStarts(placesOf([HEADLESS_SHELL], chosen ? dirname(chosen) : PATH), starts)
}

/**
 * @param {string[]} names
 * @param {string | undefined} path PATH
 */
export function placesOf(names, path = '') {
  return path.split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)))
}

/**
 * @param {string[]} paths
 * @param {(path: string) => Promise<boolean>} starts
 */
export async function firstThatStarts(paths, starts) {
  for (const path of paths) if (await starts(path)) return path
  return undefined
}

async function fetchBrowser() {
  if (canInstall()) {
    await install('chromium')
    const path = await chosenBrowser()
    if (path) return path
  }
  const own = (await run('node', ['-p', "require('@playwright/test').chromium.executablePath()"])).trim()
  if (!(await startsUp(own))) await run('playwright', ['install', 'chromium'])
  if (await startsUp(own)) return own
  throw new Failure(`The browser that Playwright fetched does not start (${own}): set CHROMIUM_PATH to your Chromium or Chrome`)
}

/** A missing headless shell does not prevent testing. */
async function fetchHeadlessShell() {
  if (process.env.CHROMIUM_PATH || !canInstall()) return undefined
  try {
    await install(HEADLESS_SHELL)
  } catch {
    return undefined
  }
  return chosenHeadlessShell()
}

export function canInstall() {
  return process.getuid?.() === 0 && existsSync('/etc/os-release') && /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'))
}

/** @param {string[]} names of Debian packages */
export async function install(...names) {
  const env = toolEnvironment({ DEBIAN_FRONTEND: 'noninteractive' })
  await run('apt-get', ['update'], { env })
  await run('apt-get', ['install', '--yes', '--no-install-recommends', ...names], { env })
}

/** Ubuntu's chromium is a script that only tells how to install one, so an existing file is not enough. */
/** @type {(path: string) => Promise<boolean>} */
export const startsUp = (path) =>
  new Promise((resolve) => {
    if (!existsSync(path)) return resolve(false)
    execFile(path, ['--version'], { timeout: 15_000 }, (error) => resolve(!error))
  })
