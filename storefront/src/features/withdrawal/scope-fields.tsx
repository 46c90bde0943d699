'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { useFormContext } from 'react-hook-form'
import { ChoiceGroup } from '../../ui/choice-group.tsx'
import { OptionCard } from '../../ui/option-card.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { ItemFields } from './item-fields.tsx'
import type { LookUpAnswer } from './withdrawal-answer.ts'
import type { WithdrawalMessage } from './withdrawal-schema.ts'
import { LONGEST, type WithdrawalValues } from './withdrawal-values.ts'

/** All of it, or which items: these can be shown once the shop has looked the order up. */
export function ScopeFields({ answer }: { answer: LookUpAnswer | undefined }) {
  const t = useTranslations('withdrawal')
  const { register, formState, watch } = useFormContext<WithdrawalValues>()
  const further = useRef<HTMLDivElement>(null)
  const former = useRef(answer)
  const isSome = watch('scope') === 'some'
  const message = formState.errors.goods?.message as WithdrawalMessage | undefined

  // With what the shop has answered there is more to fill in: the work goes on there.
  useEffect(() => {
    if (answer !== former.current) further.current?.focus()
    former.current = answer
  }, [answer])

  return (
    <>
      <div className="grid gap-2">
        <p className="text-sm font-medium" aria-hidden>{t('scope.label')}</p>
        <ChoiceGroup label={t('scope.label')} error={undefined}>
          <OptionCard {...register('scope')} value="whole" title={t('scope.whole')} />
          <OptionCard {...register('scope')} value="some" title={t('scope.some')} note={isSome && !answer ? t('scope.someNote') : undefined} />
        </ChoiceGroup>
      </div>
      {isSome && answer && (
        <div ref={further} tabIndex={-1} className="outline-none">
          {answer.outcome === 'found' && <ItemFields items={answer.order.items} />}
          {answer.outcome === 'untold' && (
            <TextArea
              {...register('goods')}
              label={t('goods')}
              help={t('goodsHelp')}
              error={message && t(`error.${message}`)}
              maxLength={LONGEST.goods}
              required
            />
          )}
        </div>
      )}
    </>
  )
}
