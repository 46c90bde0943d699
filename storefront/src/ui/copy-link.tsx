'use client'

import { Button } from './button.tsx'
import { showToast } from './toast.ts'

interface CopyLinkProps {
  /** Of this shop, with its query. */
  readonly path: string
  readonly labels: { readonly copy: string; readonly copied: string; readonly copyYourself: string }
}

/** Hands the visitor a link that others can be shown. */
export function CopyLink({ path, labels }: CopyLinkProps) {
  async function copy(): Promise<void> {
    const link = location.origin + path
    try {
      await navigator.clipboard.writeText(link)
      showToast({ kind: 'success', title: labels.copied })
    } catch {
      // Not every browser lets a page do it; the visitor can.
      showToast({ kind: 'info', title: labels.copyYourself, text: link })
    }
  }
  return (
    <Button variant="text" onClick={() => void copy()}>
      {labels.copy}
    </Button>
  )
}
