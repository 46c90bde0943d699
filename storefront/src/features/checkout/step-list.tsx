'use client'

import { useLocale, useTranslations } from 'next-intl'
import { localePath } from '../../i18n/paths.ts'
import { CheckIcon } from '../../ui/icons/check-icon.tsx'
import { Link } from '../../ui/link.tsx'
import { Steps } from '../../ui/steps.tsx'
import { type Step, STEP_PATHS } from './steps.ts'

export function StepList({ steps, current, isVirtual }: { steps: readonly Step[]; current: Step; isVirtual: boolean }) {
  const t = useTranslations('checkout.steps')
  const locale = useLocale()
  const name = (step: Step) => t(step === 'address' && isVirtual ? 'buyer' : step)
  const at = steps.indexOf(current)
  return (
    <Steps className="mt-6 mb-8 grid-cols-[repeat(auto-fit,minmax(5rem,1fr))]" label={t('label')} at={at}>
      {steps.map((step, index) =>
        index < at ? (
          <Link key={step} className="-my-2.5 inline-flex min-h-11 items-center gap-1 hover:underline" href={localePath(locale, STEP_PATHS[step])}>
            <span className="whitespace-nowrap">
              {index + 1}. {name(step)}
            </span>
            <CheckIcon size={14} />
            <span className="sr-only">{t('done')}</span>
          </Link>
        ) : (
          <span key={step} className="-my-2.5 inline-flex min-h-11 items-center whitespace-nowrap">
            {index + 1}. {name(step)}
          </span>
        ),
      )}
    </Steps>
  )
}
