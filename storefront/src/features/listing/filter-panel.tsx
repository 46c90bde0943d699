'use client'

import { useTranslations } from 'next-intl'
import { type MouseEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { CloseIcon } from '../../ui/icons/close-icon.tsx'
import { useRootAttribute } from '../../ui/use-root-attribute.ts'
import type { ListingRequest } from '../product-card/get-listing.ts'
import { FilterGroupView } from './filter-group-view.tsx'
import { foldedGroups } from './folded-groups.ts'
import { MoreFilters } from './more-filters.tsx'
import type { FilterGroup } from './filter-kinds/registry.ts'
import { listingHref, type ListingQuery } from './listing-query.ts'
import { useDraftFilters, useProductCount } from './use-draft-filters.ts'

interface FilterPanelProps {
  readonly groups: readonly FilterGroup[]
  readonly query: ListingQuery
  readonly request: ListingRequest
  readonly path: string
  /** The label of the sheet's button while nothing is ticked. Formatted on the server, because formatting it is slow on phones. */
  readonly showAll: string
}

/** The number of groups that are initially open; more would push the rest out of view. */
const OPEN_GROUPS = 5

/**
 * Filters, as a sidebar that applies each choice at once on wide screens, and as a sheet that collects choices on phones: a native
 * popover that is always visible on wide screens. It is a client component for its size: as data, the filters are a tenth of the
 * rendered elements.
 */
export function FilterPanel({ groups, query, request, path, showAll }: FilterPanelProps) {
  const t = useTranslations('filters')
  const panel = useRef<HTMLElement>(null)
  const [isOpen, setOpen] = useState(false)
  useRootAttribute('data-sheet', isOpen)
  useFocusRestoration(panel)
  const { draft, isDraft, toggle, setRange, clear, reset, round } = useDraftFilters(query)
  const count = useProductCount({ groups, request, draft, isDraft })
  if (groups.length === 0) return <aside />

  const isSheet = () => panel.current?.matches(':popover-open') ?? false
  const choose = (event: MouseEvent<HTMLElement>) => {
    const key = (event.target as HTMLElement).closest<HTMLElement>('[data-key]')?.dataset.key
    if (!key) return
    if (!isSheet()) return void (lastControl = key)
    event.preventDefault()
    toggle(key)
  }

  const { main, rest } = foldedGroups(groups, query)
  const groupView = (group: FilterGroup, isOpenAtFirst: boolean) => (
    <FilterGroupView
      key={`${group.code} ${round}`}
      group={group}
      query={draft}
      path={path}
      isCounted={!isDraft}
      isOpenAtFirst={isOpenAtFirst}
      onEnter={(value) => isSheet() && setRange(group.code, value)}
    />
  )

  return (
    <aside
      ref={panel}
      id="filters"
      popover="auto"
      className="filter-panel"
      aria-label={t('title')}
      onClickCapture={choose}
      onToggle={({ target, newState }) => {
        if (target !== panel.current) return
        setOpen(newState === 'open')
        // Closing the sheet discards filters that were ticked but not applied.
        reset()
      }}
    >
      <div className="sheet-head lg:hidden">
        <h2 className="mr-auto text-lg tracking-snug">{t('title')}</h2>
        {Object.values(draft.filters).some(({ length }) => length > 0) && (
          <button type="button" className="button button-text" onClick={clear}>
            {t('clearAll')}
          </button>
        )}
        <IconButton label={t('close')} icon={<CloseIcon />} popoverTarget="filters" popoverTargetAction="hide" />
      </div>
      <div className="filter-groups">
        {main.map((group, index) => groupView(group, index < OPEN_GROUPS))}
        {rest.length > 0 && <MoreFilters label={t('more', { count: rest.length })}>{rest.map((group) => groupView(group, false))}</MoreFilters>}
      </div>
      <div className="sheet-foot lg:hidden">
        {isDraft ? (
          <ButtonLink wide href={listingHref(path, draft)} rel="nofollow" onClick={() => panel.current?.hidePopover()}>
            <output>{count === undefined ? t('showCounting') : t('show', { count })}</output>
          </ButtonLink>
        ) : (
          <Button wide popoverTarget="filters" popoverTargetAction="hide">
            {showAll}
          </Button>
        )}
      </div>
    </aside>
  )
}

/** The `data-key` of the control that led to this page. */
let lastControl: string | undefined

/** Returns the focus to the control that led to the page: each filter leads to a page with another panel. */
function useFocusRestoration(panel: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (!lastControl) return
    const control = panel.current?.querySelector<HTMLElement>(`[data-key="${CSS.escape(lastControl)}"]`)
    // The button that applies a range is hidden once the range is applied.
    const target = control?.checkVisibility() ? control : control?.closest('form')?.querySelector<HTMLElement>('.range-field')
    target?.focus({ preventScroll: true })
    lastControl = undefined
  }, [panel])
}
