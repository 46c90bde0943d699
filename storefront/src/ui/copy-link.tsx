'use client'

import { Button } from './button.tsx'
import { type CopyLabels, copyText } from './copy-text.ts'

interface CopyLinkProps {
  /** A path of this shop with its query. */
  readonly path: string
  readonly labels: CopyLabels & { readonly copy: string }
}

/** Copies a link that the visitor can share. */
export const CopyLink = ({ path, labels }: CopyLinkProps) => (
  <Button variant="text" onClick={() => void copyText(location.origin + path, labels)}>
    {labels.copy}
  </Button>
)
