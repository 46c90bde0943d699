'use client'

import { useTranslations } from 'next-intl'
import { useRef } from 'react'
import { useHydrated } from '../../lib/use-hydrated.ts'
import type { CardColour } from './card-colours-of.ts'

interface CardColoursProps {
  readonly sku: string
  readonly colours: readonly CardColour[]
}

/**
 * Pointing at a colour, or choosing it by the keyboard, shows the product in it. The pictures are asked for the first time
 * that happens. In the document the colours are for looking alone; what is for acting comes with the script.
 */
export function CardColours({ sku, colours }: CardColoursProps) {
  const t = useTranslations('common.card')
  const group = useRef<HTMLFieldSetElement>(null)
  const wanted = useRef('')
  const chosen = useRef('')
  const isHydrated = useHydrated()

  async function show(label: string) {
    wanted.current = label
    try {
      const { showColour } = await import('./card-pictures.ts')
      await showColour(group.current, sku, label, () => wanted.current === label)
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
      onPointerLeave={() => wanted.current && void show(chosen.current)}
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
