'use client'

import { useLocale, useTranslations } from 'next-intl'
import { localePath } from '../../i18n/paths.ts'
import { AppearingNotice } from '../../ui/appearing-notice.tsx'
import { Link } from '../../ui/link.tsx'
import { useProblemText } from '../cart/use-problem-text.ts'
import type { Moves } from './use-moves.ts'

/** Lists the wishes that could not be moved when all were. A single wish shows the problem on its card. */
export function MoveOutcome({ moves: { unmoved, failure, isOfAll } }: { readonly moves: Moves }) {
  const t = useTranslations('dashboardWishlist')
  const locale = useLocale()
  const problemText = useProblemText()
  if (!isOfAll || (unmoved.length === 0 && !failure)) return null
  return (
    <div className="mb-6">
      {failure ? (
        <AppearingNotice takesFocus kind="error">{problemText(failure.problem)}</AppearingNotice>
      ) : (
        <AppearingNotice takesFocus kind="warning" title={t('unmoved', { count: unmoved.length })}>
          <ul>
            {unmoved.map(({ id, name, urlKey, problem }) => (
              <li key={id}>
                {urlKey ? (
                  <Link className="underline" href={localePath(locale, `/${urlKey}`)}>
                    {name}
                  </Link>
                ) : (
                  name
                )}
                : {problemText(problem)}
              </li>
            ))}
          </ul>
        </AppearingNotice>
      )}
    </div>
  )
}
