import type { useTranslations } from 'next-intl'
import { logFailure } from '../lib/log-failure.ts'

export interface Toast {
  readonly kind: 'success' | 'info' | 'warning' | 'error'
  readonly title: string
  readonly text?: string | undefined
  /** The error that it reports, or what was read from it. */
  readonly failure?: unknown
  readonly link?: { readonly label: string; readonly href: string }
}

export type ToastTranslator = ReturnType<typeof useTranslations<'toast-messages'>>

/** Messages load with the toaster, so most toasts are functions of its translator. */
export type ToastContent = Toast | ((t: ToastTranslator) => Toast)

const queue: ToastContent[] = []
let notify: (() => void) | undefined

/** Shows a toast. Needs <Toasts>, which loads the toaster with the first one. */
export function showToast(toast: ToastContent): void {
  queue.push(toast)
  notify?.()
}

/** Shows a toast whose content is loaded in parallel with the toaster. */
export function showLateToast(load: () => Promise<ToastContent>): void {
  expectToast()
  load().then(showToast, (error: unknown) => logFailure('A toast is not shown', error))
}

/** Preloads the toaster for a toast that will soon follow. */
export const expectToast = (): void => notify?.()

/** Calls back for each new toast, and immediately if toasts are queued. Only the latest listener is called. */
export function onToast(listener: () => void): () => void {
  notify = listener
  if (queue.length > 0) listener()
  return () => {
    if (notify === listener) notify = undefined
  }
}

export const takeToasts = (): ToastContent[] => queue.splice(0)
