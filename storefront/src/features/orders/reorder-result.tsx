'use client'

import { useLocale, useTranslations } from 'next-intl'
import { localePath } from '../../i18n/paths.ts'
import { AppearingNotice } from '../../ui/appearing-notice.tsx'
import { Link } from '../../ui/link.tsx'
import { useProblemText } from '../cart/use-problem-text.ts'
import type { Ended, ReorderOutcome } from './reorder-button.tsx'
import type { Unadded } from './unadded.ts'

/** The result of a reorder. It takes the focus, as the link to the cart is in it. */
export function ReorderResult({ ended }: { readonly ended: Ended | undefined }) {
  if (!ended) return null
  return (
    <div key={ended.key} className="mb-6 print:hidden">
      <Result outcome={ended.outcome} />
    </div>
  )
}

function Result({ outcome }: { readonly outcome: ReorderOutcome }) {
  const t = useTranslations('dashboard.reorder')
  if ('problem' in outcome) {
    return <AppearingNotice takesFocus kind="error" title={t('failed')} failure={outcome.failure}>{t(outcome.problem)}</AppearingNotice>
  }
  const { added, unadded, isOff } = outcome
  if (added === 0) {
    return (
      <AppearingNotice takesFocus kind="warning" title={t('nothing')}>
        {isOff ? t('off') : <UnaddedList unadded={unadded} />}
      </AppearingNotice>
    )
  }
  return (
    <AppearingNotice takesFocus kind={unadded.length > 0 ? 'warning' : 'success'} title={t('added', { count: added })}>
      {unadded.length > 0 && (
        <>
          <p className="mt-2">{t('notAdded')}</p>
          <UnaddedList unadded={unadded} />
        </>
      )}
      <CartLink />
    </AppearingNotice>
  )
}

function UnaddedList({ unadded }: { readonly unadded: readonly Unadded[] }) {
  const t = useTranslations('dashboard.reorder')
  const problemText = useProblemText()
  return (
    <ul className="mt-1 grid gap-1 wrap-anywhere">
      {unadded.map(({ name, problem }, index) => (
        <li key={index}>
          <b className="font-semibold">{name ?? t('someProduct')}</b>: {problemText(problem)}
        </li>
      ))}
    </ul>
  )
}

function CartLink() {
  const t = useTranslations('dashboard.reorder')
  const locale = useLocale()
  return (
    <Link className="inline-flex min-h-11 items-center underline" href={localePath(locale, '/cart')}>
      {t('viewCart')}
    </Link>
  )
}
