'use client'

import { useLocale } from 'next-intl'
import { useId, useState } from 'react'
import { withMessages } from '../messages/with-messages.tsx'
import { formatQuantity, nextQuantity, type QuantityRules, readQuantity } from '../lib/quantity.ts'
import { FieldError } from './field-error.tsx'
import { MinusIcon } from './icons/minus-icon.tsx'
import { PlusIcon } from './icons/plus-icon.tsx'
import { IconButton } from './icon-button.tsx'

// Loaded with the first text that is no quantity.
const QuantityProblem = withMessages(['toast-messages'], () => import('./quantity-problem.tsx').then((module) => module.QuantityProblem))

interface QuantityFieldProps {
  readonly label: string
  readonly lessLabel: string
  readonly moreLabel: string
  readonly value: number
  readonly onChange: (value: number) => void
  readonly rules?: QuantityRules
  /** The message for an empty field; without one it returns to the quantity. */
  readonly requiredLabel?: string
  /** Whether 0 can be chosen. */
  readonly isOptional?: boolean
  readonly small?: boolean
  /** The quantity is sent, but not confirmed yet. */
  readonly busy?: boolean
}

/** Commits the input on blur or Enter. A text that is no quantity stays, with a message below; the backend decides which one is sold. */
export function QuantityField({ label, lessLabel, moreLabel, value, onChange, ...rest }: QuantityFieldProps) {
  const { rules = {}, requiredLabel, isOptional = false, small = false, busy = false } = rest
  const locale = useLocale()
  const id = useId()
  const [input, setInput] = useState<string>()
  const [wrong, setWrong] = useState<{ readonly text: string; readonly isWhole: boolean }>()
  const less = nextQuantity(value, -1, rules, isOptional)
  const more = nextQuantity(value, 1, rules, isOptional)

  function commit() {
    const text = input?.trim()
    if (!text) return input === undefined || !requiredLabel ? write(undefined) : setWrong({ text: '', isWhole: false })
    const number = readQuantity(text)
    const isWhole = rules.step === 1 && number !== undefined && !Number.isInteger(number)
    if (number === undefined || isWhole || (number === 0 && !isOptional)) return setWrong({ text, isWhole })
    write(undefined)
    const next = Math.min(number, rules.max ?? number)
    if (next !== value) onChange(next)
  }

  function write(text: string | undefined) {
    setInput(text)
    setWrong(undefined)
  }

  function step(next: number | undefined) {
    write(undefined)
    if (next !== undefined) onChange(next)
  }

  return (
    <>
      <div className={`quantity ${small ? 'quantity-small' : ''}`} aria-busy={busy}>
        <IconButton label={lessLabel} icon={<MinusIcon size={18} />} aria-disabled={less === undefined} onClick={() => step(less)} />
        <input
          type="text"
          inputMode="decimal"
          autoComplete="off"
          aria-label={label}
          aria-invalid={wrong && true}
          aria-describedby={wrong && id}
          value={input ?? formatQuantity(value, locale)}
          onChange={(event) => setInput(event.target.value)}
          onFocus={(event) => event.target.select()}
          onBlur={commit}
          onKeyDown={(event) => {
            if (event.key === 'Enter') event.preventDefault()
            if (event.key === 'Enter') commit()
            if (event.key === 'ArrowUp') step(more)
            if (event.key === 'ArrowDown') step(less)
          }}
        />
        <IconButton label={moreLabel} icon={<PlusIcon size={18} />} aria-disabled={more === undefined} onClick={() => step(more)} />
      </div>
      {wrong && (wrong.text ? <QuantityProblem {...wrong} id={id} /> : <FieldError id={id}>{requiredLabel}</FieldError>)}
    </>
  )
}

/** Whether the page has a quantity that cannot be read, which then gets the focus: another one must not be bought instead. */
export function focusWrongQuantity(): boolean {
  const field = document.querySelector<HTMLElement>('main .quantity [aria-invalid]')
  field?.focus()
  return field !== null
}
