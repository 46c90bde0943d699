'use client'

import { useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import type { GiftMessageFragment } from '../../graphql/generated/types.ts'
import { withMessages } from '../../messages/with-messages.tsx'
import { Button } from '../../ui/button.tsx'
import { GiftIcon } from '../../ui/icons/gift-icon.tsx'
import { GiftNote } from '../cart/gift-note.tsx'
import { useGiftDraft } from './use-gift-draft.ts'

const GiftMessageForm = withMessages(['giftMessage'], () => import('./gift-message-form.tsx').then((module) => module.GiftMessageForm))

/** The line that the message is for; the order without one. */
export interface GiftLine {
  readonly uid: string
  readonly quantity: number
  readonly name: string
}

interface GiftMessageProps {
  readonly message: GiftMessageFragment | null | undefined
  /** The uid of the line, or the cart's id for the message of the order. */
  readonly about: string
  readonly line?: GiftLine
  readonly className?: string
}

/** Shows the gift message, and opens its form on request, as few shoppers write one, or for what was typed before. */
export function GiftMessage({ about, message, line, className }: GiftMessageProps) {
  const t = useTranslations('cart.gift')
  const button = useRef<HTMLButtonElement>(null)
  const draft = useGiftDraft(about)
  const [choice, setOpen] = useState<boolean>()
  const isOpen = choice ?? draft.message !== undefined
  const name = line?.name

  function close(): void {
    draft.forget()
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
      {isOpen && <GiftMessageForm message={message ?? undefined} line={line} draft={draft} takesFocus={choice === true} onClose={close} />}
    </div>
  )
}
