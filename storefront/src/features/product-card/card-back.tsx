'use client'

import { useEffect, useRef } from 'react'
import { logFailure } from '../../lib/log-failure.ts'

/** A pointer that passes over a card on its way elsewhere loads nothing. */
const REST = 80

/**
 * Loads the picture of the card's back when a mouse rests on the card or its link gets the keyboard's focus, where screens can hover.
 * The link covers the card except its colours and buttons.
 */
export function CardBack({ sku }: { readonly sku: string }) {
  const mark = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const link = mark.current?.closest('.card')?.querySelector('a')
    if (!link || !matchMedia('(hover: hover)').matches) return
    let timer: ReturnType<typeof setTimeout>
    const leave = () => clearTimeout(timer)
    const enter = () => {
      leave()
      timer = setTimeout(() => void load(link, sku), REST)
    }
    const listening = new AbortController()
    const { signal } = listening
    for (const type of ['pointerenter', 'focus']) link.addEventListener(type, enter, { signal })
    for (const type of ['pointerleave', 'blur']) link.addEventListener(type, leave, { signal })
    return () => {
      leave()
      listening.abort()
    }
  }, [sku])
  return <span ref={mark} hidden />
}

/** The back is an extra: without it the card stays as it is. */
async function load(link: Element, sku: string): Promise<void> {
  try {
    const { addBack } = await import('./card-pictures.ts')
    await addBack(link, sku)
  } catch (error) {
    logFailure('The picture of the back could not be loaded', error)
  }
}
