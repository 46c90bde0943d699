'use client'

import { useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import type { GiftMessageFragment } from '../../graphql/generated/types.ts'
import { withMessages } from '../../messages/with-messages.tsx'
import { Button } from '../../ui/button.tsx'
import { GiftIcon } from '../../ui/icons/gift-icon.tsx'
import { GiftNote } from '../cart/gift-note.tsx'

const GiftMessageForm = withMessages(['giftMessage'], () => import('./gift-message-form.tsx').then((module) => module.GiftMessageForm))

/** The line that the message is for; the order without one. */
export interface GiftLine {
  readonly uid: string
  readonly quantity: number
  readonly name: string
}

interface GiftMessageProps {
  readonly message: GiftMessageFragment | null | undefined
  readonly line?: GiftLine
  readonly className?: string
}

/** Shows the gift message, and opens its form on request: few shoppers write one. */
export function GiftMessage({ message, line, className }: GiftMessageProps) {
  const t = useTranslations('cart.gift')
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const name = line?.name

  function close(): void {
    setOpen(false)
    button.current?.focus()
  }

  return (
    <div className={className}>
      {!isOpen && <GiftNote className="mb-1" message={message} t={t} />}
      <Button
        ref={button}
        variant="text"
        className="text-left"
        aria-expanded={isOpen}
        aria-label={name && t(message ? 'editOf' : 'addTo', { name })}
        onClick={() => setOpen(!isOpen)}
      >
        <GiftIcon size={18} />
        {t(message ? 'edit' : line ? 'add' : 'addToOrder')}
      </Button>
      {isOpen && <GiftMessageForm message={message ?? undefined} line={line} onClose={close} />}
    </div>
  )
}
