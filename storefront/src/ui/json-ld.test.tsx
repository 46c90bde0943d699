import { expect, test } from 'vitest'
import { scriptText } from './script-text.ts'
import { JsonLd } from './json-ld.tsx'

test('text from the backend cannot close the script element', () => {
  const { props } = JsonLd({ data: [{ name: '</script><script>alert(1)</script>' }] })
  const text = scriptText((props as { textKey: string }).textKey)
  expect(text).not.toContain('<')
  expect(JSON.parse(text)).toMatchObject({ '@graph': [{ name: '</script><script>alert(1)</script>' }] })
})
