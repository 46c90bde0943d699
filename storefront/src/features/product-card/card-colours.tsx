'use client'

import { useTranslations } from 'next-intl'
import { useRef } from 'react'
import { useHydrated } from '../../ui/use-hydrated.ts'
import type { CardColour } from '../product-kinds/swatches.ts'

interface CardColoursProps {
  readonly sku: string
  readonly colours: readonly CardColour[]
}

/**
 * Hovering over a colour, or choosing it by keyboard, shows the product in it; its pictures are loaded the first time.
 * The server renders the colours alone, and hydration adds the radio buttons.
 */
export function CardColours({ sku, colours }: CardColoursProps) {
  const t = useTranslations('common.card')
  const group = useRef<HTMLFieldSetElement>(null)
  const requested = useRef('')
  const chosen = useRef('')
  const isHydrated = useHydrated()

  async function show(label: string) {
    requested.current = label
    try {
      const { showColour } = await import('./card-pictures.ts')
      await showColour(group.current, sku, label, () => requested.current === label)
    } catch (error) {
      console.error('The picture in another colour could not be loaded', error)
    }
  }
  const choose = (label: string) => {
    chosen.current = label
    void show(label)
  }

  return (
    <fieldset
      ref={group}
      className="card-colours"
      aria-label={t('colours')}
      onPointerLeave={() => requested.current && void show(chosen.current)}
    >
      {colours.map(([label, colour]) => (
        <label key={label} title={isHydrated ? label : undefined} onPointerEnter={() => void show(label)}>
          {isHydrated && (
            <input type="radio" name={`colour-${sku}`} aria-label={label} onFocus={() => void show(label)} onChange={() => choose(label)} />
          )}
          <i style={{ background: colour }} />
        </label>
      ))}
    </fieldset>
  )
}
