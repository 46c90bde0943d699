import { createHash } from 'node:crypto'
import { storeScriptText } from './script-text.ts'
import { DataScript } from './data-script.tsx'

/** Data about the page for search engines. A `<` in it would be the browser's to read as markup. */
export function JsonLd({ data }: { readonly data: readonly object[] }) {
  const text = JSON.stringify({ '@context': 'https://schema.org', '@graph': data }).replaceAll('<', String.raw`\u003c`)
  const key = createHash('sha256').update(text).digest('base64url').slice(0, 16)
  storeScriptText(key, text)
  return <DataScript textKey={key} />
}
