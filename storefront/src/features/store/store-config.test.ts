import { expect, test } from 'vitest'
import { customText } from './store-config.ts'

test.each([
  ['a text', 'Free shipping on orders of $100 or more', 'Free shipping on orders of $100 or more'],
  ['a text with tags', '<strong>Larkspur</strong> Outfitters', 'Larkspur Outfitters'],
  ['no text', null, undefined],
  ['blanks', '  ', undefined],
  ['Magento’s default greeting', 'Default welcome msg!', undefined],
  ['its default title', 'Magento Commerce', undefined],
  ['its default store', 'Main Website Store', undefined],
  ['its default store view', 'Default Store View', undefined],
  ['its default notice', 'Copyright © 2013-present Magento, Inc. All rights reserved.', undefined],
])('%s in the store configuration', (_, text, expected) => {
  expect(customText(text)).toBe(expected)
})
