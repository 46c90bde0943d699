import { expect, test } from 'vitest'
import { splitWidgets } from './cms-widgets.ts'

const options = { suffix: '.html', most: 3 }
const item = (href: string): string => `<li class="product-item"><a href="${href}" class="product-item-photo"><img src="x"></a>
  <ul class="swatches"><li>Red</li></ul><a class="product-item-link" href='${href}'>Tee</a><a href="/wishlist" class="towishlist">Wish</a></li>`
const list = (...hrefs: string[]): string => `<ol class="product-items widget-product-grid">${hrefs.map(item).join('')}</ol>`

test('a product list becomes its URL keys without duplicates, and the content around it stays', () => {
  const html = `<h2>Hot</h2>${list('https://magento.example/gear/bags/tote.html?color=1#x', 'mug.html', 'mug.html')}<p>More</p>`
  expect(splitWidgets(html, options)).toEqual([
    { kind: 'html', html: '<h2>Hot</h2>' },
    { kind: 'products', urlKeys: ['tote', 'mug'] },
    { kind: 'html', html: '<p>More</p>' },
  ])
})

test('widgets share a limit; one without remaining products is left out', () => {
  const parts = splitWidgets(list('a.html', 'b.html') + list('c.html', 'd.html') + list('e.html'), options)
  expect(parts.flatMap((part) => (part.kind === 'products' ? [part.urlKeys] : []))).toEqual([['a', 'b'], ['c']])
})

test.each([
  ['empty content', ''],
  ['no widget', '<ol class="steps"><li>One</li></ol>'],
  ['a class with the same beginning', '<ul class="product-items-wrapper-x"><li>One</li></ul>'.replace('items-', 'itemsx-')],
])('%s is unchanged', (_what, html) => {
  expect(splitWidgets(html, options)).toEqual([{ kind: 'html', html }])
})

test.each([
  ['a path out of the shop', '../../etc/passwd%00 x'],
  ['a script', 'javascript:alert(1)'],
  ['markup', '&quot;&gt;&lt;script&gt;'],
  ['an empty address', ''],
  ['an address that is too long', `${'a'.repeat(300)}.html`],
])('%s is not a product', (_what, href) => {
  expect(splitWidgets(list(href), options)).toEqual([{ kind: 'html', html: '' }, { kind: 'html', html: '' }])
})

test('an unclosed list ends with the content', () => {
  expect(splitWidgets(`a<ul class='product-items'>${item('tote.html')}<script>x</script>`, options)).toEqual([
    { kind: 'html', html: 'a' },
    { kind: 'products', urlKeys: ['tote'] },
    { kind: 'html', html: '' },
  ])
})
