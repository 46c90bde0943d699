export interface Toast {
  readonly kind: 'success' | 'info' | 'warning' | 'error'
  readonly title: string
  readonly text?: string | undefined
  readonly link?: { readonly label: string; readonly href: string }
}

const waiting: Toast[] = []
let announce: (() => void) | undefined

/** Shows a message at the page's corner. Needs <Toasts>, which loads what draws it with the first one. */
export function showToast(toast: Toast): void {
  waiting.push(toast)
  announce?.()
}

/** Calls back whenever a toast waits, at once if one does already. The last to ask is the one that is told. */
export function onToast(listener: () => void): () => void {
  announce = listener
  if (waiting.length > 0) listener()
  return () => {
    if (announce === listener) announce = undefined
  }
}

export const takeToasts = (): Toast[] => waiting.splice(0)
