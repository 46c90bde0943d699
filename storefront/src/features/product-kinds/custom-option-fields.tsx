'use client'

import { useTranslations } from 'next-intl'
import { Field } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { ChoiceField } from './choice-field.tsx'
import type { CustomOption, CustomOptionsSection } from './custom-options.ts'
import type { SectionFieldsProps } from './section-kind.ts'
import { useChargeText } from './use-charge-text.ts'

export function CustomOptionFields({ section, selection: { answers }, onAnswer, missing, currency, isFile }: SectionFieldsProps<CustomOptionsSection>) {
  const t = useTranslations('product.kinds')
  const chargeText = useChargeText(currency)

  return section.options.map((option) => {
    const { uid, kind, label } = option
    const common = { name: uid, isMissing: missing.includes(uid) }
    if (kind === 'file') return <Notice key={uid} kind="info">{t(option.isRequired ? 'fileNeeded' : 'file', { label })}</Notice>
    if (kind === 'select' || kind === 'radio' || kind === 'checkbox') {
      const values = option.values.map((value) => ({ uid: value.uid, label: value.label, charge: chargeText(value) }))
      const onChoose = (uids: readonly string[]) => onAnswer(uid, uids)
      return <ChoiceField key={uid} {...option} {...common} kind={kind} values={values} chosen={answers[uid] ?? []} onChoose={onChoose} isFile={isFile} />
    }
    return (
      <EnteredField
        key={uid}
        {...common}
        option={{ ...option, kind }}
        charge={chargeText(option)}
        value={answers[uid]?.[0] ?? ''}
        onEnter={(text) => onAnswer(uid, [text])}
      />
    )
  })
}

const INPUTS = { text: 'text', date: 'date', dateTime: 'datetime-local', time: 'time' } as const

interface EnteredFieldProps {
  readonly name: string
  readonly option: CustomOption & { readonly kind: keyof typeof INPUTS | 'area' }
  readonly charge: string
  readonly value: string
  readonly onEnter: (text: string) => void
  readonly isMissing: boolean
}

function EnteredField({ name, option, charge, value, onEnter, isMissing }: EnteredFieldProps) {
  const t = useTranslations('product.kinds')
  const { kind, isRequired, maxLength, label } = option
  const props = {
    name,
    label: isRequired ? label : t('optional', { label }),
    help: [charge, maxLength > 0 && t('atMost', { count: maxLength })].filter(Boolean).join(' · '),
    value,
    maxLength: maxLength || undefined,
    error: isMissing ? t('missing.enter') : undefined,
    required: isRequired,
    onChange: ({ target }: { target: { value: string } }) => onEnter(target.value),
  }
  return kind === 'area' ? <TextArea {...props} /> : <Field {...props} type={INPUTS[kind]} />
}
