'use client'

import { useTranslations } from 'next-intl'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { GiftMessageFragment } from '../../graphql/generated/types.ts'
import { isUnanswered } from '../../graphql/is-unanswered.ts'
import { logFailure } from '../../lib/log-failure.ts'
import { announce } from '../../ui/announce.ts'
import { Button } from '../../ui/button.tsx'
import { FieldError } from '../../ui/field-error.tsx'
import { Field } from '../../ui/field.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { NO_MESSAGE, saveLineMessage, saveOrderMessage } from '../cart/save-gift-message.ts'
import { refreshCart } from '../cart/use-cart.ts'
import { useRefusalText } from './use-refusal-text.ts'
import type { GiftLine } from './gift-message.tsx'
import type { GiftDraft } from './use-gift-draft.ts'

/** Magento's column. */
const MAX_NAME_LENGTH = 255
/** What a card has room for; Magento itself takes more. */
const MAX_MESSAGE_LENGTH = 500

interface GiftMessageFormProps {
  readonly message: GiftMessageFragment | undefined
  readonly line: GiftLine | undefined
  readonly draft: GiftDraft
  readonly takesFocus: boolean
  readonly onClose: () => void
}

/** A message that is too long is not cut off: shoppers decide themselves what to shorten. */
export function GiftMessageForm({ message: saved, line, draft: stored, takesFocus, onClose }: GiftMessageFormProps) {
  const t = useTranslations('giftMessage')
  const form = useRef<HTMLFormElement>(null)
  const [draft, setDraft] = useState({ ...(saved ?? NO_MESSAGE), ...stored.message })
  const [isChecked, setChecked] = useState(false)
  const { busy, refusal, store } = useStore(line, onClose)
  const length = draft.message.length
  const isTooLong = length > MAX_MESSAGE_LENGTH
  const problem = draft.message.trim() === '' ? t('missing') : isTooLong ? t('tooLong', { length, most: MAX_MESSAGE_LENGTH }) : undefined
  const change = (field: keyof GiftMessageFragment) => (event: { readonly target: { readonly value: string } }) => {
    const next = { ...draft, [field]: event.target.value }
    setDraft(next)
    stored.keep(next)
  }

  useEffect(() => {
    if (takesFocus) form.current?.querySelector('input')?.focus()
  }, [takesFocus])

  function submit(event: FormEvent): void {
    event.preventDefault()
    setChecked(true)
    if (problem) form.current?.querySelector('textarea')?.focus()
    else void store('save', draft)
  }

  return (
    <form ref={form} className="grid gap-4 pt-2 pb-1" aria-label={line ? t('title', { name: line.name }) : t('titleOrder')} onSubmit={submit} noValidate>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t('to')} value={draft.to} maxLength={MAX_NAME_LENGTH} autoComplete="off" onChange={change('to')} />
        <Field label={t('from')} value={draft.from} maxLength={MAX_NAME_LENGTH} autoComplete="off" onChange={change('from')} />
      </div>
      <TextArea
        label={t('message')}
        value={draft.message}
        help={t('characters', { length, most: MAX_MESSAGE_LENGTH })}
        error={isChecked ? problem : undefined}
        required
        onChange={change('message')}
      />
      {refusal && <FieldError>{refusal}</FieldError>}
      <div className="flex flex-wrap gap-x-5 gap-y-2">
        <Button type="submit" variant="secondary" small busy={busy === 'save'}>
          {t('save')}
        </Button>
        <Button variant="text" onClick={onClose}>
          {t('cancel')}
        </Button>
        {saved && (
          <Button variant="text" busy={busy === 'remove'} onClick={() => void store('remove', NO_MESSAGE)}>
            {t('remove')}
          </Button>
        )}
      </div>
    </form>
  )
}

type Action = 'save' | 'remove'

/** Sends the message, one request at a time; the form stays open with a refusal. */
function useStore(line: GiftLine | undefined, onStored: () => void) {
  const t = useTranslations('giftMessage')
  const refusalText = useRefusalText()
  const [busy, setBusy] = useState<Action>()
  const [refusal, setRefusal] = useState<string>()

  async function store(action: Action, message: GiftMessageFragment): Promise<void> {
    if (busy) return
    setBusy(action)
    setRefusal(undefined)
    try {
      const isTaken = await (line ? saveLineMessage(line, message) : saveOrderMessage(message))
      if (!isTaken) return setRefusal(t(line ? 'notTaken' : 'notTakenOrder'))
      announce(t(action === 'save' ? 'saved' : 'removed'))
      onStored()
    } catch (cause) {
      logFailure('The gift message could not be saved', cause)
      setRefusal(refusalText(cause) ?? t('failed'))
      // It may have been saved after all, and the form does not show that once it is cancelled.
      if (isUnanswered(cause)) void refreshCart()
    } finally {
      setBusy(undefined)
    }
  }

  return { busy, refusal, store }
}
