'use client'

import { useLocale } from 'next-intl'
import type { ReactNode } from 'react'
import { localePath } from '../../i18n/paths.ts'
import { useSearch } from '../../lib/use-search.ts'
import { Link } from '../../ui/link.tsx'
import { readReturnPath, withReturnPath } from '../session/return-path.ts'

interface AuthLinkProps {
  readonly path: '/login' | '/register' | '/forgot-password'
  readonly className: string
  readonly children: ReactNode
}

/** Leads on to another page of this feature and takes along where the visitor wanted to go in the first place. */
export function AuthLink({ path, className, children }: AuthLinkProps) {
  const locale = useLocale()
  const search = useSearch()
  return (
    <Link className={className} href={withReturnPath(localePath(locale, path), readReturnPath(search ?? ''))}>
      {children}
    </Link>
  )
}
