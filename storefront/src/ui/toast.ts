import type { useTranslations } from 'next-intl'
import { logFailure } from '../lib/log-failure.ts'

export interface Toast {
  readonly kind: 'success' | 'info' | 'warning' | 'error'
  readonly title: string
  readonly text?: string | undefined
  readonly link?: { readonly label: string; readonly href: string }
}

export type ToastTranslator = ReturnType<typeof useTranslations<'toast-messages'>>

/** Messages load with the toaster, so most toasts are functions of its translator. */
export type ToastContent = Toast | ((t: ToastTranslator) => Toast)

const waiting: ToastContent[] = []
let announce: (() => void) | undefined

/** Shows a toast. Needs <Toasts>, which loads the toaster with the first one. */
export function showToast(toast: ToastContent): void {
  waiting.push(toast)
  announce?.()
}

/** Shows a toast whose content is loaded in parallel with the toaster. */
export function showLateToast(load: () => Promise<ToastContent>): void {
  expectToast()
  load().then(showToast, (error: unknown) => logFailure('A toast is left out', error))
}

/** Preloads the toaster for a toast that will soon follow. */
export const expectToast = (): void => announce?.()

/** Calls back when a toast is waiting, immediately if one already is. Only the latest listener is called. */
export function onToast(listener: () => void): () => void {
  announce = listener
  if (waiting.length > 0) listener()
  return () => {
    if (announce === listener) announce = undefined
  }
}

export const takeToasts = (): ToastContent[] => waiting.splice(0)
