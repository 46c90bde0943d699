import type { LaunchOptions } from '@playwright/test'
import { existsSync } from 'node:fs'

const CHROMIUMS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']
const HEADLESS_SHELLS = ['/usr/bin/chromium-headless-shell']

/** An installed Chromium, else Playwright's own. */
export function launchOptions(): LaunchOptions {
  return optionsFor(process.env.CHROMIUM_PATH ?? CHROMIUMS.find(existsSync))
}

/** Chromium's headless shell, if it is installed: it lacks the back/forward cache, and tests take two thirds of the time. */
export function headlessOptions(): LaunchOptions {
  const { HEADLESS_SHELL_PATH, CHROMIUM_PATH } = process.env
  const executablePath = HEADLESS_SHELL_PATH ?? CHROMIUM_PATH ?? HEADLESS_SHELLS.find(existsSync)
  return executablePath ? optionsFor(executablePath) : launchOptions()
}

/** Disables background requests. */
function optionsFor(executablePath: string | undefined): LaunchOptions {
  return {
    ...(executablePath && { executablePath }),
    // As root, as in a container, Chromium's sandbox does not start.
    args: [...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), '--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run'],
  }
}
