import { useLocale } from 'next-intl'
import { type ReactNode, useId } from 'react'
import type { SuggestedProductFragment } from '../../graphql/generated/types.ts'
import { plainText } from '../../lib/plain-text.ts'
import { shownPrice } from '../../lib/shown-price.ts'
import { Link } from '../../ui/link.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Price } from '../../ui/price.tsx'
import { MarkedText } from './marked-text.tsx'

/** A group of suggestions with its title; nothing if the group is empty. */
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

export function SuggestedProduct({ product, input }: { product: SuggestedProductFragment; input: string }) {
  const locale = useLocale()
  const kind = plainText(product.short_description?.html ?? '')
  return (
    <>
      <span className="suggestion-picture">
        {product.small_image?.url && <Picture src={product.small_image.url} alt="" widths="thumb" sizes="52px" />}
      </span>
      <span className="flex-[1_1_5rem]">
        <MarkedText text={product.name ?? ''} input={input} />
        {kind && <span className="line-clamp-2 text-xs text-mute">{kind}</span>}
      </span>
      <Price price={shownPrice(product, locale)} lowest={undefined} />
    </>
  )
}
