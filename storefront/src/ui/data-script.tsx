'use client'

import { scriptText } from './script-text.ts'

/** Rendered on the server only; hydration leaves its text as it is, because browsers do not need it. */
export function DataScript({ textKey }: { readonly textKey: string }) {
  const text = typeof window === 'undefined' ? scriptText(textKey) : ''
  // oxlint-disable-next-line react/no-danger -- text without `<` cannot close the script element
  return <script type="application/ld+json" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />
}
