import { toUid } from '../../graphql/uid.ts'
import { money } from '../directory/money.ts'
import type { ChosenBundleOption } from './bundle-kind.ts'

/** SelectedBundleOption of a cart line or wish list item. */
export function selectedBundleOption({ option, values }: ChosenBundleOption, currency: string) {
  return {
    uid: toUid(`bundle/${option.id}`),
    label: option.title,
    type: option.input,
    values: values.map(({ selection, product, quantity, unitPrice, originalPrice }) => ({
      uid: toUid(`bundle/${option.id}/${selection.id}/${quantity}`),
      label: product.name,
      quantity,
      price: unitPrice / 100,
      original_price: money(originalPrice, currency),
    })),
  }
}
