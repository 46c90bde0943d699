import type { useTranslations } from 'next-intl'
import { logFailure } from '../lib/log-failure.ts'

export interface Toast {
  readonly kind: 'success' | 'info' | 'warning' | 'error'
  readonly title: string
  readonly text?: string | undefined
  readonly link?: { readonly label: string; readonly href: string }
}

export type ToastWords = ReturnType<typeof useTranslations<'toast-messages'>>

/** The words of messages come with what draws them, so that most messages can only say then what they say. */
export type WordedToast = Toast | ((t: ToastWords) => Toast)

const waiting: WordedToast[] = []
let announce: (() => void) | undefined

/** Shows a message at the page's corner. Needs <Toasts>, which loads what draws it with the first one. */
export function showToast(toast: WordedToast): void {
  waiting.push(toast)
  announce?.()
}

/** Shows a message whose making comes with what draws it, too. */
export function showLateToast(load: () => Promise<WordedToast>): void {
  expectToast()
  load().then(showToast, (error: unknown) => logFailure('A message is left out', error))
}

/** For whoever will soon have something to say: what draws it is loaded meanwhile. */
export const expectToast = (): void => announce?.()

/** Calls back whenever a toast waits, at once if one does already. The last to ask is the one that is told. */
export function onToast(listener: () => void): () => void {
  announce = listener
  if (waiting.length > 0) listener()
  return () => {
    if (announce === listener) announce = undefined
  }
}

export const takeToasts = (): WordedToast[] => waiting.splice(0)
