import type { CustomOptionFragment } from '../../graphql/generated/types.ts'
import type { Charge, CustomOption, CustomOptionValue } from './custom-options.ts'

/** Reads all of Magento's types of customizable options. */
export const readCustomOptions = (options: ReadonlyArray<CustomOptionFragment | null> | null | undefined): CustomOption[] =>
  notNull(options).map((option) => ({
    uid: option.uid,
    label: option.title ?? '',
    isRequired: option.required ?? false,
    ...answerOf(option),
  }))

const notNull = <Item>(items: ReadonlyArray<Item | null> | null | undefined): Item[] => (items ?? []).filter((item) => item !== null)

type Answer = Pick<CustomOption, 'kind' | 'maxLength' | 'values' | 'amount' | 'isPercent'>

function answerOf(option: CustomOptionFragment): Answer {
  switch (option.__typename) {
    case 'CustomizableFieldOption':
      return entered('text', option.text)
    case 'CustomizableAreaOption':
      return entered('area', option.area)
    case 'CustomizableDateOption':
      return entered(DATES[option.date?.type ?? 'DATE'], option.date)
    case 'CustomizableDropDownOption':
      return chosen('select', option.list)
    case 'CustomizableRadioOption':
      return chosen('radio', option.radios)
    case 'CustomizableCheckboxOption':
      return chosen('checkbox', option.checkboxes)
    case 'CustomizableMultipleOption':
      return chosen('checkbox', option.several)
    case 'CustomizableFileOption':
      return entered('file', null)
  }
}

const DATES = { DATE: 'date', DATE_TIME: 'dateTime', TIME: 'time' } as const

interface Priced {
  readonly price: number | null
  readonly price_type: string | null
}

const charge = (priced: Priced | null): Charge => ({
  amount: priced?.price ?? 0,
  ...(priced?.price_type === 'PERCENT' && { isPercent: true }),
})

const entered = (kind: Answer['kind'], value: (Priced & { readonly max_characters?: number | null }) | null): Answer => ({
  kind,
  ...charge(value),
  maxLength: value?.max_characters ?? 0,
  values: [],
})

type Values = ReadonlyArray<(Priced & { readonly uid: string; readonly title: string | null }) | null> | null

const chosen = (kind: Answer['kind'], values: Values): Answer => ({
  kind,
  amount: 0,
  maxLength: 0,
  values: notNull(values).map((value): CustomOptionValue => ({ uid: value.uid, label: value.title ?? '', ...charge(value) })),
})
