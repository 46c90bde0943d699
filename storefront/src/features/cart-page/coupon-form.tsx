'use client'

import { useTranslations } from 'next-intl'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { StoreError } from '../../graphql/errors.ts'
import { logFailure } from '../../lib/log-failure.ts'
import { readSession, removeSession, writeSession } from '../../lib/session-storage.ts'
import { tidyText } from '../../lib/tidy-text.ts'
import { Button } from '../../ui/button.tsx'
import { FieldError } from '../../ui/field-error.tsx'
import { CheckIcon } from '../../ui/icons/check-icon.tsx'
import { applyCoupon, removeCoupon } from '../cart/cart-actions.ts'
import { refreshCart } from '../cart/use-cart.ts'
import { useRefusalText } from './use-refusal-text.ts'

const TYPED = 'coupon'

/** One code at a time, as in Magento: either the field or the applied code. What was typed outlives a reload and the end of a session. */
export function CouponForm({ code }: { code: string | undefined }) {
  const t = useTranslations('cart.coupon')
  const refusalText = useRefusalText()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const removal = useRef<HTMLButtonElement>(null)
  const isOwn = useRef(false)
  const [error, setError] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const [previous, setPrevious] = useState(code)
  const [removed, setRemoved] = useState<string>()

  // The backend removes a code once the cart no longer meets its terms. The cart without it may be rendered after the shopper's own
  // removal has finished, so that removal is kept in state and not derived from a pending request.
  if (code !== previous) {
    setPrevious(code)
    setError(previous && !code && previous !== removed ? t('over', { code: previous }) : undefined)
    setRemoved(undefined)
  }

  // The shopper's own change unmounts the focused control; after a lost answer, once the cart is refetched.
  useEffect(() => {
    if (isOwn.current && document.activeElement === document.body) (code ? removal : input).current?.focus()
    isOwn.current = false
  }, [code])

  async function act(action: () => Promise<unknown>, failure: string): Promise<void> {
    if (isBusy) return
    isOwn.current = true
    setBusy(true)
    setError(undefined)
    try {
      await action()
    } catch (cause) {
      logFailure(failure, cause)
      setError(refusalText(cause) ?? failure)
      // After an outage the code may be gone all the same, by the shopper's own removal.
      if (cause instanceof StoreError) {
        isOwn.current = false
        setRemoved(undefined)
      }
      // Only the answer may have been lost.
      else void refreshCart()
    }
    setBusy(false)
  }

  async function apply(event: FormEvent): Promise<void> {
    event.preventDefault()
    const entered = tidyText(input.current?.value ?? '')
    if (entered) await act(() => applyCoupon(entered).then(() => removeSession(TYPED)), t('setFailed'))
    else setError(t('required'))
    input.current?.focus()
  }

  function remove(): void {
    setRemoved(code)
    void act(removeCoupon, t('removeFailed'))
  }

  return (
    <div>
      <div className={code && 'flex items-center justify-between bg-bg py-1 pr-3.5 pl-3.5'}>
        {/* Permanent: a live region that is inserted with its text is not announced. */}
        <output className="flex items-center gap-2.5 text-sm font-semibold">
          {code && (
            <>
              <CheckIcon size={18} className="text-success" />
              <span className="sr-only">{t('applied')}:</span>
              {code}
            </>
          )}
        </output>
        {code && (
          <Button ref={removal} variant="text" busy={isBusy} onClick={remove}>
            {t('remove')}
          </Button>
        )}
      </div>
      {code ? (
        error && <FieldError className="mt-1.5">{error}</FieldError>
      ) : (
        <form className="field" onSubmit={(event) => void apply(event)} noValidate>
          <label htmlFor={id}>{t('label')}</label>
          <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-2">
            <input
              ref={input}
              id={id}
              className="input"
              defaultValue={readSession<string>(TYPED)}
              onChange={({ target }) => {
                writeSession(TYPED, target.value)
                // Both were of the code before.
                setError(undefined)
                isOwn.current = false
              }}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              aria-invalid={error ? true : undefined}
              aria-describedby={error ? `${id}-error` : undefined}
            />
            <Button type="submit" variant="secondary" className="px-5" busy={isBusy}>
              {t('apply')}
            </Button>
          </div>
          {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
        </form>
      )}
    </div>
  )
}
