import { expect, test } from 'vitest'
import { expandDirectives } from './directives.ts'

const BLOCKS: Record<string, string> = { note: 'Note {{store url="a"}}', '7': 'Seven', round: 'x{{block id="round"}}' }
const targets = { mediaUrl: 'https://m/media/', shopUrl: 'https://s/pl/', block: (id: string) => BLOCKS[id] }

test.each([
  ['<img src="{{media url="wysiwyg/ridge.webp"}}">', '<img src="https://m/media/wysiwyg/ridge.webp">'],
  ["{{media url='/a b.png'}}", 'https://m/media/a b.png'],
  ['{{media url=&quot;a.png&quot;}}', 'https://m/media/a.png'],
  ['{{media url=wysiwyg/a.png}}', 'https://m/media/wysiwyg/a.png'],
  ['{{store url=""}} {{store url="women"}} {{store direct_url="/men"}}', 'https://s/pl/ https://s/pl/women https://s/pl/men'],
  ['{{block id="note"}}', 'Note https://s/pl/a'],
  ['{{block class="Magento\\Cms\\Block\\Block" block_id=\'7\'}}', 'Seven'],
  ['a{{block id="gone"}}b', 'ab'],
  ['a{{widget type="Magento\\Cms\\Block\\Widget\\Page\\Link" page_id="1"}}b', 'ab'],
  ['a{{config path="web/secure/base_url"}}b', 'ab'],
  ['{{block id="round"}}', 'xxxxx'],
  ['{ {media} } {{}}', '{ {media} } {{}}'],
])('%s becomes %s', (content, html) => {
  expect(expandDirectives(content, targets)).toBe(html)
})
