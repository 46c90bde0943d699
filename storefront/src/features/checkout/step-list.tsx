'use client'

import { useLocale, useTranslations } from 'next-intl'
import { localePath } from '../../i18n/paths.ts'
import { CheckIcon } from '../../ui/icons/check-icon.tsx'
import { Link } from '../../ui/link.tsx'
import { type Step, STEP_PATHS } from './steps.ts'

const LOOKS = { done: 'border-text', current: 'border-accent font-semibold', next: 'border-pressed text-mute' }

export function StepList({ steps, current }: { steps: readonly Step[]; current: Step }) {
  const t = useTranslations('checkout.steps')
  const locale = useLocale()
  const at = steps.indexOf(current)
  return (
    <ol className="mt-6 mb-8 grid grid-cols-[repeat(auto-fit,minmax(5rem,1fr))] gap-2 text-sm" aria-label={t('label')}>
      {steps.map((step, index) => (
        <li
          key={step}
          className={`border-t-5 pt-2.5 leading-tight ${LOOKS[index < at ? 'done' : index === at ? 'current' : 'next']}`}
          aria-current={index === at ? 'step' : undefined}
        >
          {index < at ? (
            <Link className="-my-2.5 inline-flex min-h-11 items-center gap-1.5 hover:underline" href={localePath(locale, STEP_PATHS[step])}>
              {index + 1}. {t(step)} <CheckIcon size={14} />
              <span className="sr-only">{t('done')}</span>
            </Link>
          ) : (
            <span className="-my-2.5 inline-flex min-h-11 items-center">
              {index + 1}. {t(step)}
            </span>
          )}
        </li>
      ))}
    </ol>
  )
}
