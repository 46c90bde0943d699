import type { ReactNode } from 'react'
import { WarningIcon } from './icons/warning-icon.tsx'

/** The error message beside a control, announced when it appears. */
export function FieldError({ id, className = '', children }: { id?: string; className?: string; children: ReactNode }) {
  return (
    <p className={`field-error ${className}`} id={id} role="alert">
      <WarningIcon size={18} className="mt-px" />
      <span>{children}</span>
    </p>
  )
}
