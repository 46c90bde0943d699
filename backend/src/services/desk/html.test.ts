import { expect, test } from 'vitest'
import { html } from './html.ts'

test('values are escaped, and the template is not', () => {
  const row = (text: string) => html`<li title="${text}">${text}</li>`
  expect(html`<ul>${[row('a & b'), row('"><script>')]}</ul>${null}${undefined}${false}${0}`.html).toBe(
    '<ul><li title="a &amp; b">a &amp; b</li><li title="&quot;&gt;&lt;script&gt;">&quot;&gt;&lt;script&gt;</li></ul>0',
  )
})
