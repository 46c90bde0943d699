'use client'

import { useLocale } from 'next-intl'
import { localePath } from '../../i18n/paths.ts'
import { Button } from '../../ui/button.tsx'
import { ChevronLeftIcon } from '../../ui/icons/chevron-left-icon.tsx'
import { Link } from '../../ui/link.tsx'

interface StepNavProps {
  /** Undefined if there is no way on. */
  readonly next: string | undefined
  readonly isBusy: boolean
  readonly back: string
  readonly backPath: string
}

/** The buttons below a step's form. */
export function StepNav({ next, isBusy, back, backPath }: StepNavProps) {
  const locale = useLocale()
  return (
    <div className="mt-8 flex flex-wrap justify-between gap-3 max-sm:flex-col sm:flex-row-reverse">
      {next !== undefined && (
        <Button type="submit" className="sm:min-w-60" busy={isBusy}>
          {next}
        </Button>
      )}
      <Link className="button button-text max-sm:justify-start sm:mr-auto" href={localePath(locale, backPath)}>
        <ChevronLeftIcon />
        {back}
      </Link>
    </div>
  )
}
