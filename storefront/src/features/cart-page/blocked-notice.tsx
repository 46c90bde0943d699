'use client'

import { useTranslations } from 'next-intl'
import type { CartLineFragment } from '../../graphql/generated/types.ts'
import { Notice } from '../../ui/notice.tsx'
import { cartReadiness, lineProblem } from '../cart/line-problem.ts'

/** Names the lines that block the checkout, above the list; each line shows its own problem as well. */
export function BlockedNotice({ lines }: { lines: readonly CartLineFragment[] }) {
  const t = useTranslations('cart.blocked')
  const readiness = cartReadiness(lines)
  if (readiness.kind === 'ready') return null
  const blocked = lines.filter(lineProblem)
  const count = blocked.length
  const isDecision = readiness.kind === 'decide'
  const help = isDecision ? t('decideHelp', { count }) : t(count < lines.length ? 'goneHelp' : 'onlyGoneHelp', { count })
  return (
    <div className="mb-6">
      <Notice kind="warning" title={t(isDecision ? 'decide' : 'gone', { count })}>
        <p>{help}</p>
        <ul className="flex flex-wrap gap-x-4">
          {blocked.map(({ uid, product }) => (
            <li key={uid}>
              <a className="button button-text" href={`#line-${uid}`}>
                {product.name}
              </a>
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  )
}
