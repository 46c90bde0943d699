'use client'

import { useTranslations } from 'next-intl'
import type { CartLineFragment } from '../../graphql/generated/types.ts'
import { Notice } from '../../ui/notice.tsx'
import { passage } from './line-problem.ts'

/** Says before the list what keeps the cart from its checkout; each line says it for itself, too. */
export function BlockedNotice({ lines }: { lines: readonly CartLineFragment[] }) {
  const t = useTranslations('cart.blocked')
  const way = passage(lines)
  if (way.kind === 'open') return null
  const isDecision = way.kind === 'decide'
  const count = isDecision ? 1 : way.uids.length
  const help = isDecision ? t('decideHelp') : t(count < lines.length ? 'goneHelp' : 'onlyGoneHelp', { count })
  return (
    <div className="mb-6">
      <Notice kind="warning" title={isDecision ? t('decide') : t('gone', { count })}>
        <p>{help}</p>
      </Notice>
    </div>
  )
}
