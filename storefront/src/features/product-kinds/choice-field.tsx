'use client'

import { useTranslations } from 'next-intl'
import { type ReactNode, useId } from 'react'
import { FieldError } from '../../ui/field-error.tsx'
import { OptionCard } from '../../ui/option-card.tsx'
import { Select } from '../../ui/select.tsx'
import { PartPicture } from './part-picture.tsx'

interface ChoiceValue {
  readonly uid: string
  readonly label: string
  /** What it adds to the price, formatted. */
  readonly charge: string
  readonly isInStock?: boolean
  readonly picture?: string | undefined
}

interface ChoiceFieldProps {
  readonly name: string
  readonly label: string
  readonly kind: 'select' | 'radio' | 'checkbox'
  readonly isRequired: boolean
  readonly values: readonly ChoiceValue[]
  readonly chosen: readonly string[]
  readonly onChoose: (uids: readonly string[]) => void
  readonly isMissing: boolean
  /** Whether files are sold, which are bought rather than added. */
  readonly isFile?: boolean | undefined
}

/** One or several values, as a list, as cards or as checkboxes. */
export function ChoiceField(field: ChoiceFieldProps) {
  return field.kind === 'select' ? <ListField {...field} /> : <CardField {...field} />
}

function ListField({ name, label, isRequired, values, chosen, onChoose, isMissing }: ChoiceFieldProps) {
  const t = useTranslations('product.kinds')
  return (
    <Select
      name={name}
      label={isRequired ? label : t('optional', { label })}
      value={chosen[0] ?? ''}
      error={isMissing ? t('missing.choose') : undefined}
      onChange={({ target }) => onChoose(target.value ? [target.value] : [])}
    >
      <option value="">{isRequired ? t('choose') : t('nothing')}</option>
      {values.map(({ uid, label: text, charge, isInStock }) => (
        <option key={uid} value={uid} disabled={isInStock === false}>
          {isInStock === false ? t('soldOut', { label: text }) : [text, charge].filter(Boolean).join('  ')}
        </option>
      ))}
    </Select>
  )
}

function CardField({ name, label, kind, isRequired, values, chosen, onChoose, isMissing, isFile = false }: ChoiceFieldProps) {
  const t = useTranslations('product.kinds')
  const errorId = useId()
  const isOptionalRadio = kind === 'radio' && !isRequired

  return (
    <fieldset className="grid min-w-0 gap-2" aria-describedby={isMissing ? errorId : undefined}>
      <legend className="mb-2 text-sm font-medium">{isRequired ? label : t('optional', { label })}</legend>
      {isOptionalRadio && <OptionCard name={name} title={t('nothing')} checked={chosen.length === 0} onChange={() => onChoose([])} />}
      {values.map(({ uid, label: text, charge, isInStock = true, picture }) => (
        <OptionCard
          key={uid}
          type={kind === 'radio' ? 'radio' : 'checkbox'}
          name={name}
          title={<CardTitle picture={picture}>{keptTogether(isInStock ? text : t('soldOut', { label: text }))}</CardTitle>}
          price={charge}
          checked={chosen.includes(uid)}
          disabled={!isInStock}
          onChange={({ target }) => onChoose(kind === 'radio' ? [uid] : toggled(chosen, uid, target.checked))}
        />
      ))}
      {isMissing && <FieldError id={errorId}>{t(`missing.${kind === 'radio' ? 'choose' : values.length > 1 ? 'some' : 'tick'}`, { isFile: String(isFile) })}</FieldError>}
    </fieldset>
  )
}

const CardTitle = ({ picture, children }: { readonly picture: string | undefined; readonly children: ReactNode }) =>
  picture ? (
    <span className="-my-2 flex items-center gap-3">
      <PartPicture src={picture} />
      <span>{children}</span>
    </span>
  ) : (
    children
  )

const toggled = (chosen: readonly string[], uid: string, isChosen: boolean): readonly string[] =>
  isChosen ? [...chosen, uid] : chosen.filter((other) => other !== uid)

/** Browsers break lines after the dash of a size such as 39–42. */
const keptTogether = (text: string): ReactNode[] =>
  text.split(/(\d+[–-]\d+)/).map((piece, index) => (index % 2 === 1 ? <span key={index} className="whitespace-nowrap">{piece}</span> : piece))
