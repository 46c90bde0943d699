'use client'

import { useTranslations } from 'next-intl'
import { type CSSProperties, useEffect } from 'react'
import { toast as sonner, Toaster as Sonner } from 'sonner'
import { CheckIcon } from './icons/check-icon.tsx'
import { CloseIcon } from './icons/close-icon.tsx'
import { InfoIcon } from './icons/info-icon.tsx'
import { WarningIcon } from './icons/warning-icon.tsx'
import { IconButton } from './icon-button.tsx'
import { Link } from './link.tsx'
import { ReferenceText } from './reference-text.tsx'
import { onToast, takeToasts, type Toast } from './toast.ts'

export { ReferenceText } from './reference-text.tsx'

interface ToasterProps {
  readonly label: string
  readonly closeLabel: string
}

const FIVE_SECONDS = 5000

export function Toaster({ label, closeLabel }: ToasterProps) {
  const t = useTranslations('toast-messages')
  useEffect(() => {
    return onToast(() => {
      for (const content of takeToasts()) {
        if ('dismissed' in content) {
          dismiss(content.dismissed)
          continue
        }
        const toast = typeof content === 'function' ? content(t) : content
        show(toast, { level: t(`level.${toast.kind}`), close: closeLabel })
      }
    })
  }, [t, closeLabel])

  // At the bottom they cover neither a product's name and price nor the header's cart.
  const offset = { bottom: 'calc(var(--toast-bottom, 24px) + env(safe-area-inset-bottom))', right: 'var(--margin)', left: 'var(--margin)' }
  return (
    <Sonner
      position="bottom-right"
      containerAriaLabel={label}
      offset={offset}
      mobileOffset={offset}
      gap={12}
      expand
      style={{ '--width': '400px', zIndex: 'var(--z-toast)', fontFamily: 'inherit' } as CSSProperties}
    />
  )
}

type ToastId = string | number

let lastNotice: ToastId | undefined
const byAction = new Map<string, ToastId>()

function dismiss(action: string | undefined): void {
  const id = action === undefined ? undefined : byAction.get(action)
  // Sonner dismisses all toasts without an id.
  if (action === undefined || id !== undefined) sonner.dismiss(id)
}

/**
 * Stays while the pointer or the focus is on it: Sonner only handles the pointer. A new notice replaces the last one; errors stay beside
 * it until they are dismissed, or until their action has another outcome.
 */
function show(toast: Toast, labels: ToastLabels): void {
  const draw = (id: ToastId) => (
    <ToastCard
      toast={toast}
      labels={labels}
      onClose={() => sonner.dismiss(id)}
      onHold={(isHeld) => {
        if (isHeld && lastNotice === id) lastNotice = undefined
        sonner.custom(draw, { id, duration: isHeld ? Infinity : duration })
      }}
    />
  )
  const isError = toast.kind === 'error'
  const duration = isError ? Infinity : FIVE_SECONDS
  if (!isError && lastNotice !== undefined) sonner.dismiss(lastNotice)
  if (toast.action !== undefined) dismiss(toast.action)
  const shown = sonner.custom(draw, { duration })
  if (!isError) lastNotice = shown
  if (toast.action !== undefined) byAction.set(toast.action, shown)
}

const BARS = {
  success: 'before:bg-success [&>svg]:text-success',
  info: 'before:bg-info [&>svg]:text-info',
  warning: 'before:bg-warning [&>svg]:text-warning',
  error: 'before:bg-error [&>svg]:text-error',
}

interface ToastLabels {
  /** For those who do not see the bar's colour. */
  readonly level: string
  readonly close: string
}

interface ToastCardProps {
  readonly toast: Toast
  readonly labels: ToastLabels
  readonly onClose: () => void
  readonly onHold: (isHeld: boolean) => void
}

function ToastCard({ toast: { kind, title, text, failure, link }, labels, onClose, onHold }: ToastCardProps) {
  return (
    <div
      ref={leaveTabOrder}
      onFocus={() => onHold(true)}
      onBlur={() => onHold(false)}
      className={`flex w-[min(400px,calc(100vw-2*var(--margin)))] gap-3 bg-surface text-sm text-text shadow-pop before:w-2 before:shrink-0 [&>svg]:mt-3.5 ${BARS[kind]}`}
      role={kind === 'error' ? 'alert' : 'status'}
    >
      {kind === 'success' ? <CheckIcon /> : kind === 'info' ? <InfoIcon /> : <WarningIcon />}
      <span className="sr-only">{labels.level}</span>
      <div className="min-w-0 flex-1 py-3.5">
        <p className="font-semibold">{title}</p>
        {text && <p>{text}</p>}
        <ReferenceText failure={failure} />
        {link && (
          <Link href={link.href} className="tap -mb-2.5 inline-flex items-center underline" onClick={onClose}>
            {link.label}
          </Link>
        )}
      </div>
      <IconButton label={labels.close} icon={<CloseIcon size={18} />} className="mt-1" onClick={onClose} />
    </div>
  )
}

/** Sonner makes each toast a tab stop; its controls are enough. */
const leaveTabOrder = (card: HTMLElement | null) => card?.closest('li')?.removeAttribute('tabindex')
