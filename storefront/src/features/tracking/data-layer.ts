import { logFailure } from '../../lib/log-failure.ts'

declare global {
  interface Window {
    dataLayer?: unknown[]
  }
}

/** A container replaces `push` with its own code, whose errors must not break the shop. */
export function pushToLayer(...entries: readonly object[]): void {
  try {
    ;(window.dataLayer ??= []).push(...entries)
  } catch (error) {
    logFailure('The tag manager failed', error)
  }
}

/** A command for Google's tags, which recognise it by its `arguments` object. */
export function gtag(..._command: readonly unknown[]): void {
  // oxlint-disable-next-line prefer-rest-params -- Google's tag tells its own calls by their arguments object
  pushToLayer(arguments)
}
