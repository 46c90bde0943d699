import type { PriceTypeEnum } from '../../generated/resolvers.ts'
import { toUid } from '../../graphql/uid.ts'
import { currencySymbol } from '../directory/money.ts'
import type { ChosenCustomOption, ChosenValue } from './chosen-options.ts'
import type { CustomOption } from './custom-option.repository.ts'

/** SelectedCustomizableOption of a cart line or wish list item. */
export function selectedCustomizableOption({ option, values }: ChosenCustomOption, currency: string) {
  return {
    customizable_option_uid: toUid(`custom-option/${option.id}`),
    label: option.title,
    type: option.input,
    is_required: option.isRequired === 1,
    sort_order: option.position,
    values: values.map((value) => selectedValue(option, value, currency)),
  }
}

function selectedValue({ id: optionId, input }: CustomOption, { id, text, price, priceType }: ChosenValue, currency: string) {
  return {
    customizable_option_value_uid: toUid(id === null ? `custom-option/${optionId}` : `custom-option/${optionId}/${id}`),
    // An entered text is a value without a label.
    label: id === null ? '' : text,
    // Magento formats it for its own templates: a date in the store view's format, a text with its markup escaped.
    value: id !== null ? String(id) : input === 'field' || input === 'area' ? escapeText(text) : text,
    price: {
      type: priceType satisfies PriceTypeEnum,
      units: priceType === 'PERCENT' ? '%' : currencySymbol(currency),
      value: priceType === 'PERCENT' ? price : price / 100,
    },
  }
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#039;' }

/** Like Magento's `Escaper::escapeHtml`, which does not escape an entity again. */
const escapeText = (text: string): string => text.replaceAll(/&(?!#?\w+;)|[<>"']/g, (character) => ENTITIES[character] ?? character)
