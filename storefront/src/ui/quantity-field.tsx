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
  /** The figure is asked for but not yet agreed. */
  readonly busy?: boolean
}

/** Typing counts once the visitor leaves the field or presses Enter; what is no number falls back to the last one. */
export function QuantityField({ label, lessLabel, moreLabel, value, onChange, ...rest }: QuantityFieldProps) {
  const { min = 1, max = Infinity, small = false, busy = false } = rest
  const [typed, setTyped] = useState<string>()
  const commit = () => {
    const number = Math.min(max, Math.max(min, Math.round(Number(typed))))
    if (typed?.trim() && Number.isFinite(number) && number !== value) onChange(number)
    setTyped(undefined)
  }
  const step = (by: number) => {
    setTyped(undefined)
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
        value={typed ?? value}
        onChange={(event) => setTyped(event.target.value)}
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
