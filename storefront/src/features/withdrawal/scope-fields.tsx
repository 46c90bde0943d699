'use client'

import { useTranslations } from 'next-intl'
import dynamic from 'next/dynamic'
import { useEffect, useRef } from 'react'
import { useFormContext } from 'react-hook-form'
import { ChoiceGroup } from '../../ui/choice-group.tsx'
import { OptionCard } from '../../ui/option-card.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import type { LookUpAnswer } from './withdrawal-answer.ts'
import type { WithdrawalMessage } from './withdrawal-schema.ts'
import { MAX_LENGTHS, type WithdrawalValues } from './withdrawal-values.ts'

// Loaded with the order that they belong to.
const ItemFields = dynamic(() => import('./item-fields.tsx').then((module) => module.ItemFields))

/** The whole order or some items, which are listed once the server has looked the order up. */
export function ScopeFields({ answer }: { answer: LookUpAnswer | undefined }) {
  const t = useTranslations('withdrawal')
  const { register, formState, watch } = useFormContext<WithdrawalValues>()
  const addedFields = useRef<HTMLDivElement>(null)
  const previous = useRef(answer)
  const isSome = watch('scope') === 'some'
  const message = formState.errors.goods?.message as WithdrawalMessage | undefined

  // The answer adds fields: focus moves to them.
  useEffect(() => {
    if (answer !== previous.current) addedFields.current?.focus()
    previous.current = answer
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
        <div ref={addedFields} tabIndex={-1} className="outline-none">
          {answer.outcome === 'found' && <ItemFields items={answer.order.items} />}
          {answer.outcome === 'undisclosed' && (
            <TextArea
              {...register('goods')}
              label={t('goods')}
              help={t('goodsHelp')}
              error={message && t(`error.${message}`)}
              maxLength={MAX_LENGTHS.goods}
              required
            />
          )}
        </div>
      )}
    </>
  )
}
