import { logFailure } from '../../lib/log-failure.ts'
import type { ShopEvent } from './shop-events.ts'

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
  // oxlint-disable-next-line prefer-rest-params -- Google's tag recognises its calls by the arguments object
  pushToLayer(arguments)
}

/** Clears the items of the previous event, which the container would otherwise merge into this one. */
export function pushEvent({ name, params }: ShopEvent): void {
  if ('items' in params) pushToLayer({ ecommerce: null }, { event: name, ecommerce: params })
  else pushToLayer({ event: name, ...params })
}
