import type { ReactNode } from 'react'
import { FailureReference } from './failure-reference.tsx'
import { CheckIcon } from './icons/check-icon.tsx'
import { InfoIcon } from './icons/info-icon.tsx'
import { WarningIcon } from './icons/warning-icon.tsx'

export interface NoticeProps {
  readonly kind: 'success' | 'info' | 'warning' | 'error'
  readonly title?: string
  /** The error that it reports, or what was read from it. */
  readonly failure?: unknown
  readonly children?: ReactNode
}

const LOOKS = {
  success: 'border-success bg-success-bg [&>svg]:text-success',
  info: 'border-info bg-info-bg [&>svg]:text-info',
  warning: 'border-warning bg-warning-bg [&>svg]:text-warning',
  error: 'border-error bg-error-bg [&>svg]:text-error',
}

export function Notice({ kind, title, failure, children }: NoticeProps) {
  return (
    <div className={`flex gap-3 border-l-4 px-4 py-3.5 text-sm ${LOOKS[kind]}`} role={kind === 'error' ? 'alert' : 'status'}>
      {kind === 'success' ? <CheckIcon /> : kind === 'info' ? <InfoIcon /> : <WarningIcon />}
      <div>
        {title && <p className="font-semibold">{title}</p>}
        {children}
        <FailureReference failure={failure} />
      </div>
    </div>
  )
}
