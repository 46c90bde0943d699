import { logFailure } from '../../lib/log-failure.ts'

declare global {
  interface Window {
    dataLayer?: unknown[]
  }
}

/** A container puts its own code in the place of `push`: what fails there is not the shop's. */
export function pushToLayer(...entries: readonly object[]): void {
  try {
    ;(window.dataLayer ??= []).push(...entries)
  } catch (error) {
    logFailure('The tag manager failed', error)
  }
}

/** A command for Google's tags: they know it by being an `arguments` object. */
export function gtag(..._command: readonly unknown[]): void {
  // oxlint-disable-next-line prefer-rest-params
  pushToLayer(arguments)
}
