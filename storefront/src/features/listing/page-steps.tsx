'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { buttonStyle } from '../../ui/button-style.ts'
import { ChevronLeftIcon } from '../../ui/icons/chevron-left-icon.tsx'
import { ChevronRightIcon } from '../../ui/icons/chevron-right-icon.tsx'
import type { PageLinksProps } from './load-more.tsx'
import { canGoTo } from './paging.ts'

/** Links to the previous and the next page; at either end the link stays in place, but is disabled. */
export function PageSteps({ paging, hrefOf, follow }: PageLinksProps) {
  const t = useTranslations('category.pages')
  const { current, max } = paging
  if (max === 1) return null

  const step = (rel: 'prev' | 'next', page: number, children: ReactNode) => (
    <a
      className={buttonStyle({ variant: 'secondary', small: true })}
      rel={rel}
      {...(canGoTo(paging, page) ? { href: hrefOf(page), onClick: follow(page) } : { role: 'link', 'aria-disabled': true })}
    >
      {children}
    </a>
  )
  return (
    <nav className="pager" aria-label={t('label')}>
      {step('prev', current - 1, <><ChevronLeftIcon size={18} />{t('previous')}</>)}
      <output className="text-sm tabular-nums">{t('position', { page: current, total: max })}</output>
      {step('next', current + 1, <>{t('next')}<ChevronRightIcon size={18} /></>)}
    </nav>
  )
}
