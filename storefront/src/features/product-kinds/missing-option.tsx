'use client'

import { useLocale, useTranslations } from 'next-intl'

interface MissingOptionProps {
  readonly code: string
  readonly label: string
}

/** Loaded with the first click that lacks a choice: most shoppers choose before. */
export function MissingOption({ code, label }: MissingOptionProps) {
  const locale = useLocale()
  return useTranslations('product')('option.missing', { code, option: label.toLocaleLowerCase(locale) })
}
