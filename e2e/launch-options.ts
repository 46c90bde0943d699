import type { LaunchOptions } from '@playwright/test'
import { existsSync } from 'node:fs'

const INSTALLED = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** A Chromium that is already on the machine, else the one that Playwright keeps; it calls nobody by itself. */
export function launchOptions(): LaunchOptions {
  const executablePath = process.env.CHROMIUM_PATH ?? INSTALLED.find(existsSync)
  return {
    ...(executablePath && { executablePath }),
    // As root, as in a container, Chromium's sandbox does not start.
    args: [...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), '--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run'],
  }
}
