'use client'

import { useTranslations } from 'next-intl'
import type { CartLineFragment } from '../../graphql/generated/types.ts'
import { Notice } from '../../ui/notice.tsx'
import { lineProblem, passage } from './line-problem.ts'

/** Says before the list what keeps the cart from its checkout; each line says it for itself, too. */
export function BlockedNotice({ lines }: { lines: readonly CartLineFragment[] }) {
  const t = useTranslations('cart.blocked')
  const way = passage(lines)
  if (way.kind === 'open') return null
  const blocked = lines.filter(lineProblem)
  const count = blocked.length
  const isDecision = way.kind === 'decide'
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
