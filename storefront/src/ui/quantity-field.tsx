'use client'

import { useState } from 'react'
import { MinusIcon } from './icons/minus-icon.tsx'
import { PlusIcon } from './icons/plus-icon.tsx'
import { IconButton } from './icon-button.tsx'

interface QuantityFieldProps {
  readonly label: string
  readonly lessLabel: string
  readonly moreLabel: string
  readonly value: number
  readonly onChange: (value: number) => void
  readonly min?: number
  readonly max?: number | undefined
  readonly small?: boolean
  /** The quantity is sent, but not confirmed yet. */
  readonly busy?: boolean
}

/** Commits the input on blur or Enter; invalid input falls back to the last value. */
export function QuantityField({ label, lessLabel, moreLabel, value, onChange, ...rest }: QuantityFieldProps) {
  const { min = 1, max = Infinity, small = false, busy = false } = rest
  const [input, setInput] = useState<string>()
  const commit = () => {
    const number = Math.min(max, Math.max(min, Math.round(Number(input))))
    if (input?.trim() && Number.isFinite(number) && number !== value) onChange(number)
    setInput(undefined)
  }
  const step = (by: number) => {
    setInput(undefined)
    if (value + by >= min && value + by <= max) onChange(value + by)
  }

  return (
    <div className={`quantity ${small ? 'quantity-small' : ''}`} aria-busy={busy}>
      <IconButton label={lessLabel} icon={<MinusIcon size={18} />} aria-disabled={value <= min} onClick={() => step(-1)} />
      <input
        type="text"
        inputMode="numeric"
        autoComplete="off"
        aria-label={label}
        value={input ?? value}
        onChange={(event) => setInput(event.target.value)}
        onFocus={(event) => event.target.select()}
        onBlur={commit}
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.preventDefault()
          if (event.key === 'Enter') commit()
          if (event.key === 'ArrowUp') step(1)
          if (event.key === 'ArrowDown') step(-1)
        }}
      />
      <IconButton label={moreLabel} icon={<PlusIcon size={18} />} aria-disabled={value >= max} onClick={() => step(1)} />
    </div>
  )
}
