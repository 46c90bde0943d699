'use client'

import { useTranslations } from 'next-intl'
import type { ComponentProps } from 'react'
import { type Control, useWatch } from 'react-hook-form'
import { TextArea } from '../../ui/text-area.tsx'
import { lengthOf, LONGEST_COMMENT, type Message } from './message-schema.ts'

const COUNTED_FROM = LONGEST_COMMENT * 0.8

interface CommentFieldProps extends Omit<ComponentProps<'textarea'>, 'id'> {
  readonly control: Control<Message>
  readonly error: string | undefined
}

/** Counts once the end is in sight. A comment that is too long is not cut off: its writer knows best what to leave out. */
export function CommentField({ control, error, ...area }: CommentFieldProps) {
  const t = useTranslations('contact')
  const length = lengthOf(useWatch({ control, name: 'comment' }) ?? '')
  const help = length < COUNTED_FROM ? undefined : t('characters', { length, most: LONGEST_COMMENT })
  return <TextArea {...area} label={t('comment')} help={help} error={error && help ? `${error} ${help}` : error} rows={6} required />
}
