/** Data about the page for search engines. A `<` in it would be the browser's to read as markup. */
export function JsonLd({ data }: { readonly data: readonly object[] }) {
  const text = JSON.stringify({ '@context': 'https://schema.org', '@graph': data }).replaceAll('<', String.raw`\u003c`)
  // oxlint-disable-next-line react/no-danger -- without a < there is no way out of the script
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />
}
