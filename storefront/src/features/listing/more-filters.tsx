'use client'

import { type ReactNode, useState } from 'react'
import { ChevronDownIcon } from '../../ui/icons/chevron-down-icon.tsx'

/** Stays open as the visitor left it: each filter leads to a page with another panel. */
let isOpenedByVisitor = false

export function MoreFilters({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  const [isOpen] = useState(() => isOpenedByVisitor)
  return (
    <details className="filter-more" open={isOpen} onToggle={({ currentTarget, target }) => target === currentTarget && (isOpenedByVisitor = currentTarget.open)}>
      <summary>
        {label}
        <ChevronDownIcon size={18} />
      </summary>
      {children}
    </details>
  )
}
