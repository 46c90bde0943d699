import { toUid } from '../../graphql/uid.ts'
import type { ChosenAttribute } from './chosen-variant.repository.ts'

/** SelectedConfigurableOption of a cart line or wish list item. */
export const selectedConfigurableOption = (productId: number, { attributeId, optionId, label, value }: ChosenAttribute) => ({
  id: attributeId,
  configurable_product_option_uid: toUid(`configurable/${productId}/${attributeId}`),
  configurable_product_option_value_uid: toUid(`configurable/${attributeId}/${optionId}`),
  option_label: label,
  value_id: optionId,
  value_label: value,
})
