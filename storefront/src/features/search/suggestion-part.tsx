import { type ReactNode, useId } from 'react'
import { Link } from '../../ui/link.tsx'

/** One part of the suggestions with its title; nothing where it has none. */
export function SuggestionPart({ title, children }: { title: string; children: readonly ReactNode[] }) {
  const id = useId()
  if (children.length === 0) return null
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a listbox may hold groups, not fieldsets
    <div role="group" aria-labelledby={id}>
      <div className="suggestions-title" id={id}>
        {title}
      </div>
      {children}
    </div>
  )
}

interface SuggestionOptionProps {
  readonly id: string
  readonly isActive: boolean
  readonly href: string
  readonly className?: string
  readonly children: ReactNode
}

export function SuggestionOption({ id, isActive, href, className = '', children }: SuggestionOptionProps) {
  return (
    <Link
      id={id}
      className={`suggestion ${className}`}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- of a combobox, whose options are links
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      href={href}
    >
      {children}
    </Link>
  )
}
