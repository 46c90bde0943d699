import type { LaunchOptions } from '@playwright/test'
import { existsSync } from 'node:fs'

const CHROMIUMS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']
const HEADLESS_SHELLS = ['/usr/bin/chromium-headless-shell']

/** A Chromium that is already on the machine, else the one that Playwright keeps. */
export function launchOptions(): LaunchOptions {
  return optionsFor(process.env.CHROMIUM_PATH ?? CHROMIUMS.find(existsSync))
}

/** Chromium without what only a screen needs, such as pages kept for Back, where it is on the machine: stories take two thirds of the time in it. */
export function headlessOptions(): LaunchOptions {
  const { HEADLESS_SHELL_PATH, CHROMIUM_PATH } = process.env
  const executablePath = HEADLESS_SHELL_PATH ?? CHROMIUM_PATH ?? HEADLESS_SHELLS.find(existsSync)
  return executablePath ? optionsFor(executablePath) : launchOptions()
}

/** It calls nobody by itself. */
function optionsFor(executablePath: string | undefined): LaunchOptions {
  return {
    ...(executablePath && { executablePath }),
    // As root, as in a container, Chromium's sandbox does not start.
    args: [...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), '--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run'],
  }
}
