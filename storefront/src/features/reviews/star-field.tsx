'use client'

import { useTranslations } from 'next-intl'
import { type ComponentProps, useId } from 'react'
import type { ReviewRatingFragment } from '../../graphql/generated/types.ts'
import { FieldError } from '../../ui/field-error.tsx'

interface StarFieldProps extends Omit<ComponentProps<'input'>, 'id' | 'type'> {
  readonly rating: ReviewRatingFragment
  readonly label: string
  readonly error: string | undefined
}

/** One of the shop's ratings, from the fewest stars to the most. */
export function StarField({ rating, label, error, ...input }: StarFieldProps) {
  const t = useTranslations('reviewForm')
  const id = useId()
  const values = rating.values.filter((value) => value !== null).toSorted((one, other) => Number(one.value) - Number(other.value))
  return (
    <fieldset
      role="radiogroup"
      aria-labelledby={id}
      aria-required
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <span id={id} className="block text-sm font-medium">
        {label}
      </span>
      <div className="star-field">
        {values.map((value) => (
          <label key={value.value_id}>
            <input {...input} type="radio" value={value.value_id} />
            <span className="sr-only">{t('stars', { count: Number(value.value) })}</span>
            <i aria-hidden />
          </label>
        ))}
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  )
}
