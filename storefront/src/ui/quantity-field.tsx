'use client'

import { useLocale } from 'next-intl'
import { useId, useState } from 'react'
import { withMessages } from '../messages/with-messages.tsx'
import { formatQuantity, nextQuantity, type QuantityRules, readQuantity } from '../lib/quantity.ts'
import { FieldError } from './field-error.tsx'
import { MinusIcon } from './icons/minus-icon.tsx'
import { PlusIcon } from './icons/plus-icon.tsx'
import { IconButton } from './icon-button.tsx'
import type { WrongQuantity } from './quantity-problem.tsx'

// Loaded with the first text that is no quantity.
const QuantityProblem = withMessages(['toast-messages'], () => import('./quantity-problem.tsx').then((module) => module.QuantityProblem))

interface QuantityFieldProps {
  readonly label: string
  readonly lessLabel: string
  readonly moreLabel: string
  readonly value: number
  readonly onChange: (value: number) => void
  /** Something else is typed or chosen: what was said of the former quantity no longer applies. */
  readonly onEdit?: () => void
  readonly rules?: QuantityRules
  /** The message for an empty field; without one it returns to the quantity. */
  readonly requiredLabel?: string
  /** Whether 0 can be chosen. */
  readonly isOptional?: boolean
  readonly small?: boolean
  /** The quantity is sent, but not confirmed yet. */
  readonly busy?: boolean
}

/** Commits the input on blur or Enter. A text that is no quantity stays, with a message below until it is edited; the backend decides which one is sold. */
export function QuantityField({ label, lessLabel, moreLabel, value, onChange, onEdit, ...rest }: QuantityFieldProps) {
  const { rules = {}, requiredLabel, isOptional = false, small = false, busy = false } = rest
  const locale = useLocale()
  const id = useId()
  const [input, setInput] = useState<string>()
  const [wrong, setWrong] = useState<WrongQuantity>()
  const less = nextQuantity(value, -1, rules, isOptional)
  const more = nextQuantity(value, 1, rules, isOptional)

  function commit() {
    if (input === undefined) return
    const text = input.trim()
    if (!text) return requiredLabel ? setWrong({ text }) : write(undefined)
    const number = readQuantity(text, locale)
    const { step: unit, max } = rules
    if (number === undefined || (number === 0 && !isOptional)) return setWrong({ text })
    if (unit === 1 && !Number.isInteger(number)) return setWrong({ text, isWhole: true })
    if (max !== undefined && number > max) return setWrong({ text, max })
    write(undefined)
    if (number !== value) onChange(number)
  }

  function write(text: string | undefined) {
    setInput(text)
    setWrong(undefined)
    onEdit?.()
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
          // Unlike onChange, it also tells of the same text typed again.
          onInput={(event) => write(event.currentTarget.value)}
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
