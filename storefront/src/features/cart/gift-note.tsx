import type { GiftMessageFragment } from '../../graphql/generated/types.ts'

interface GiftNoteProps {
  readonly message: GiftMessageFragment | null | undefined
  /** The messages of the page. */
  readonly t: (message: 'label' | 'to' | 'from', values?: { readonly name: string }) => string
  readonly className?: string
}

/** A gift message as its recipient reads it; nothing without one. */
export function GiftNote({ message: note, t, className = '' }: GiftNoteProps) {
  if (!note?.message) return null
  const { to, from, message } = note
  return (
    <figure className={`gift-note ${className}`}>
      <figcaption>{t('label')}</figcaption>
      {to && <p>{t('to', { name: to })}</p>}
      <blockquote>{message}</blockquote>
      {from && <p>{t('from', { name: from })}</p>}
    </figure>
  )
}
