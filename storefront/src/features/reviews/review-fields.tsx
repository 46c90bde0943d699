'use client'

import { valibotResolver } from '@hookform/resolvers/valibot'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { botChecked } from '../../graphql/bot-check/send-checked.ts'
import { refusalOf, StoreError } from '../../graphql/errors.ts'
import type { ReviewRatingFragment } from '../../graphql/generated/types.ts'
import type { BotCheckReason } from '../../graphql/refusals/reason.ts'
import { logFailure } from '../../lib/log-failure.ts'
import { AppearingNotice } from '../../ui/appearing-notice.tsx'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { BotCheckNotice } from '../bot-check/bot-check-notice.tsx'
import { isBotCheck } from '../bot-check/is-bot-check.ts'
import { LateBotCheckTerms } from '../bot-check/late-bot-check-terms.tsx'
import { refetchCustomer } from '../session/session.ts'
import { useDraftForm } from '../session/use-draft-form.ts'
import { MAX_LENGTH, type ReviewMessage, reviewSchema, type ReviewValues } from './review-schema.ts'
import { sendReview } from './send-review.ts'
import { StarField } from './star-field.tsx'

type ReviewProblem = BotCheckReason | 'refused' | 'unreachable'

interface ReviewFieldsProps {
  readonly sku: string
  readonly ratings: readonly ReviewRatingFragment[]
  readonly firstName: string
  readonly onSent: () => void
}

export function ReviewFields({ sku, ratings, firstName, onSent }: ReviewFieldsProps) {
  const t = useTranslations('reviewForm')
  const [failure, setFailure] = useState<unknown>()
  const { register, handleSubmit, formState, forget } = useDraftForm<ReviewValues>(`review:${sku}`, {
    mode: 'onTouched',
    resolver: valibotResolver(reviewSchema(ratings.length)),
    defaultValues: { nickname: firstName },
  })
  const { errors, isSubmitting } = formState

  async function submit({ ratings: chosen, ...texts }: ReviewValues): Promise<void> {
    setFailure(undefined)
    try {
      const given = ratings.map(({ id }, index) => ({ id, value_id: chosen[index] ?? '' }))
      // A guest's review would not be the customer's: once the session is over, the form leads to the login and keeps its input.
      if (!(await refetchCustomer())) return
      await sendReview({ sku, ...texts, ratings: given })
      forget()
      onSent()
    } catch (error) {
      logFailure('The review was not sent', error)
      setFailure(error)
    }
  }

  const field = (name: 'nickname' | 'summary' | 'text') => {
    const message = errors[name]?.message as ReviewMessage | undefined
    return { ...register(name), label: t(name), error: message && t(`error.${message}`), maxLength: MAX_LENGTH[name], required: true }
  }

  return (
    <form className="grid gap-5" noValidate {...botChecked} onSubmit={(event) => void handleSubmit(submit)(event)}>
      {failure !== undefined && <Problem failure={failure} />}
      {ratings.map((rating, index) => (
        <StarField
          key={rating.id}
          {...register(`ratings.${index}`)}
          rating={rating}
          label={ratings.length === 1 ? t('rating') : rating.name}
          error={errors.ratings?.[index] && t('error.rating')}
        />
      ))}
      <Field {...field('nickname')} autoComplete="nickname" />
      <Field {...field('summary')} placeholder={t('inAFewWords')} />
      <TextArea {...field('text')} help={t('accepted')} />
      <Button type="submit" className="justify-self-start" busy={isSubmitting}>
        {t('submit')}
      </Button>
      <LateBotCheckTerms />
    </form>
  )
}

function problemOf(error: unknown): ReviewProblem {
  const reason = refusalOf(error)?.reason
  if (isBotCheck(reason)) return reason
  return error instanceof StoreError ? 'refused' : 'unreachable'
}

function Problem({ failure }: { readonly failure: unknown }) {
  const t = useTranslations('reviewForm')
  const problem = problemOf(failure)
  if (isBotCheck(problem)) return <BotCheckNotice reason={problem} />
  return <AppearingNotice kind="error" title={t(`problem.${problem}`)} failure={failure}>{t('problem.kept')}</AppearingNotice>
}
