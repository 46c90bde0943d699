import type { useTranslations } from 'next-intl'
import { logFailure } from '../lib/log-failure.ts'

export interface Toast {
  readonly kind: 'success' | 'info' | 'warning' | 'error'
  readonly title: string
  readonly text?: string | undefined
  /** The error that it reports, or what was read from it. */
  readonly failure?: unknown
  readonly link?: { readonly label: string; readonly href: string }
  /** What it reports on. A later toast of the same action replaces it. */
  readonly action?: string | undefined
}

export type ToastTranslator = ReturnType<typeof useTranslations<'toast-messages'>>

/** Messages load with the toaster, so most toasts are functions of its translator. */
export type ToastContent = Toast | ((t: ToastTranslator) => Toast)

/** Removes the toast of this action, or all toasts without one. */
interface Dismissal {
  readonly dismissed: string | undefined
}

type Entry = ToastContent | Dismissal

const queue: Entry[] = []
let isUsed = false
let notify: (() => void) | undefined

/** Shows a toast. Needs <Toasts>, which loads the toaster with the first one. */
export function showToast(toast: ToastContent): void {
  isUsed = true
  queue.push(toast)
  notify?.()
}

/** For an action that succeeds without a toast: removes its earlier error. Without an action, removes all toasts. */
export function dismissToasts(action?: string): void {
  if (!isUsed) return
  queue.push({ dismissed: action })
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

export const takeToasts = (): Entry[] => queue.splice(0)
