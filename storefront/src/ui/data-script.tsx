'use client'

import { scriptText } from './script-text.ts'

/** Stands in the HTML as the server wrote it; the browser has no use for its text and leaves it alone. */
export function DataScript({ textKey }: { readonly textKey: string }) {
  const text = typeof window === 'undefined' ? scriptText(textKey) : ''
  // oxlint-disable-next-line react/no-danger -- without a < there is no way out of the script
  return <script type="application/ld+json" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />
}
