declare global {
  interface Window {
    dataLayer?: unknown[]
  }
}

export const pushToLayer = (...entries: readonly object[]): void => void (window.dataLayer ??= []).push(...entries)

/** A command for Google's tags: they know it by being an `arguments` object. */
export function gtag(..._command: readonly unknown[]): void {
  // oxlint-disable-next-line prefer-rest-params
  pushToLayer(arguments)
}
