import type { Resolvers } from '../../generated/resolvers.ts'
import type { Context } from '../../graphql/context.ts'
import { toUid } from '../../graphql/uid.ts'
import type { Product } from '../catalog/product.repository.ts'
import { type CustomOption, type CustomOptionInput, customOptionsById, type CustomOptionValue } from './custom-option.repository.ts'

const TYPENAMES = {
  field: 'CustomizableFieldOption',
  area: 'CustomizableAreaOption',
  file: 'CustomizableFileOption',
  date: 'CustomizableDateOption',
  date_time: 'CustomizableDateOption',
  time: 'CustomizableDateOption',
  drop_down: 'CustomizableDropDownOption',
  radio: 'CustomizableRadioOption',
  checkbox: 'CustomizableCheckboxOption',
  multiple: 'CustomizableMultipleOption',
} as const satisfies Record<CustomOptionInput, string>

const DATE_TYPES: Partial<Record<CustomOptionInput, 'DATE' | 'DATE_TIME' | 'TIME'>> = { date: 'DATE', date_time: 'DATE_TIME', time: 'TIME' }

const optionUid = ({ id }: CustomOption) => toUid(`custom-option/${id}`)

/** The same for every kind of option: GraphQL has no resolvers on interfaces. */
const everyOption = {
  uid: optionUid,
  required: ({ isRequired }: CustomOption) => isRequired === 1,
  sort_order: ({ position }: CustomOption) => position,
}

/** An entered option has one price, which is its value. */
const enteredOption = {
  ...everyOption,
  product_sku: ({ productSku }: CustomOption) => productSku,
  value: (option: CustomOption) => option,
}

const chosenOption = { ...everyOption, value: ({ values }: CustomOption) => [...values] }

const price = ({ price: amount, priceType }: CustomOption | CustomOptionValue) => (priceType === 'FIXED' ? amount / 100 : amount)

const everyPrice = { price, price_type: ({ priceType }: CustomOption | CustomOptionValue) => priceType }

const enteredValue = { ...everyPrice, uid: optionUid }

const text = { ...enteredValue, max_characters: ({ maxCharacters }: CustomOption) => maxCharacters }

const chosenValue = {
  ...everyPrice,
  uid: ({ optionId, id }: CustomOptionValue) => toUid(`custom-option/${optionId}/${id}`),
  option_type_id: ({ id }: CustomOptionValue) => id,
}

const sortedValue = { ...chosenValue, sort_order: ({ position }: CustomOptionValue) => position }

/** A grouped product has no options of its own. */
const customizableProduct = {
  options: async ({ id }: Product, _: unknown, { load }: Context) => (await load(customOptionsById, id)) ?? [],
}

export const customizableOptionsResolvers: Resolvers = {
  SimpleProduct: customizableProduct,
  VirtualProduct: customizableProduct,
  ConfigurableProduct: customizableProduct,
  BundleProduct: customizableProduct,
  DownloadableProduct: customizableProduct,
  CustomizableOptionInterface: { __resolveType: ({ input }) => TYPENAMES[input] },
  CustomizableFieldOption: enteredOption,
  CustomizableAreaOption: enteredOption,
  CustomizableFileOption: enteredOption,
  CustomizableDateOption: enteredOption,
  CustomizableDropDownOption: chosenOption,
  CustomizableRadioOption: chosenOption,
  CustomizableCheckboxOption: chosenOption,
  CustomizableMultipleOption: chosenOption,
  CustomizableFieldValue: text,
  CustomizableAreaValue: text,
  CustomizableFileValue: {
    ...enteredValue,
    file_extension: ({ fileExtensions }) => fileExtensions,
    image_size_x: ({ maxWidth }) => maxWidth,
    image_size_y: ({ maxHeight }) => maxHeight,
  },
  CustomizableDateValue: { ...enteredValue, type: ({ input }) => DATE_TYPES[input] ?? null },
  CustomizableDropDownValue: sortedValue,
  CustomizableRadioValue: sortedValue,
  CustomizableMultipleValue: sortedValue,
  CustomizableCheckboxValue: chosenValue,
}
