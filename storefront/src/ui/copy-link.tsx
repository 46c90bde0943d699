'use client'

import { Button } from './button.tsx'
import { showToast } from './toast.ts'

interface CopyLinkProps {
  /** A path of this shop with its query. */
  readonly path: string
  readonly labels: { readonly copy: string; readonly copied: string; readonly copyYourself: string }
}

/** Copies a link that the visitor can share. */
export function CopyLink({ path, labels }: CopyLinkProps) {
  async function copy(): Promise<void> {
    const link = location.origin + path
    try {
      await navigator.clipboard.writeText(link)
      showToast({ kind: 'success', title: labels.copied })
    } catch {
      // Browsers can refuse access to the clipboard; the visitor can copy the link from the message.
      showToast({ kind: 'info', title: labels.copyYourself, text: link })
    }
  }
  return (
    <Button variant="text" onClick={() => void copy()}>
      {labels.copy}
    </Button>
  )
}
