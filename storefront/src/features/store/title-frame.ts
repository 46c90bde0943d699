interface StoreTitles {
  /** Of the home page, and of pages that have none. */
  readonly title: string
  readonly titlePrefix: string | undefined
  readonly titleSuffix: string | undefined
}

/**
 * How pages are titled. Magento puts the shop's prefix and suffix round every title; a shop without either has its name at the end.
 * @param unnamed what a page is called while the shop cannot be asked for its name
 */
export function titleFrame(name: string | undefined, store: StoreTitles | undefined, unnamed: string): { template: string; default: string } {
  if (!name) return { template: '%s', default: unnamed }
  const { title = name, titlePrefix, titleSuffix } = store ?? {}
  const frame = [titlePrefix, '%s', titleSuffix].map((part) => (part === '%s' ? part : part?.replaceAll('%', ''))).filter(Boolean).join(' ')
  if (frame === '%s') return { template: `%s – ${name.replaceAll('%', '')}`, default: title }
  return { template: frame, default: frame.replace('%s', () => title) }
}
