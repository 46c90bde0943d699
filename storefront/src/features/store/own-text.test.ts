import { expect, test } from 'vitest'
import { ownText } from './own-text.ts'

test.each([
  ['a text', 'Free shipping on orders of $100 or more', 'Free shipping on orders of $100 or more'],
  ['tags', '<strong>Larkspur</strong> Outfitters', 'Larkspur Outfitters'],
  ['nothing', null, undefined],
  ['blanks', '  ', undefined],
  ['the greeting that Magento comes with', 'Default welcome msg!', undefined],
  ['its title', 'Magento Commerce', undefined],
  ['its store', 'Main Website Store', undefined],
  ['its store view', 'Default Store View', undefined],
  ['its notice', 'Copyright © 2013-present Magento, Inc. All rights reserved.', undefined],
])('%s of the store is told as the shop wrote it, or not at all', (_, given, told) => {
  expect(ownText(given)).toBe(told)
})
