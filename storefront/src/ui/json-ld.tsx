import { createHash } from 'node:crypto'
import { storeScriptText } from './script-text.ts'
import { DataScript } from './data-script.tsx'

/** Structured data for search engines. `<` is escaped, because browsers would parse it as markup. */
export function JsonLd({ data }: { readonly data: readonly object[] }) {
  const text = JSON.stringify({ '@context': 'https://schema.org', '@graph': data }).replaceAll('<', String.raw`\u003c`)
  const key = createHash('sha256').update(text).digest('base64url').slice(0, 16)
  storeScriptText(key, text)
  return <DataScript textKey={key} />
}
