interface StoreTitles {
  /** For the home page, and for pages without a title. */
  readonly title: string
  readonly titlePrefix: string | undefined
  readonly titleSuffix: string | undefined
}

/**
 * The template of page titles. Magento puts the store's prefix and suffix around every title; without either, the shop's name follows it.
 * @param fallback the title while neither a brand nor the backend names the shop
 */
export function titleTemplate(name: string | undefined, store: StoreTitles | undefined, fallback: string): { template: string; default: string } {
  if (!name) return { template: '%s', default: fallback }
  const { title = name, titlePrefix, titleSuffix } = store ?? {}
  const template = [titlePrefix, '%s', titleSuffix].map((part) => (part === '%s' ? part : part?.replaceAll('%', ''))).filter(Boolean).join(' ')
  if (template === '%s') return { template: `%s – ${name.replaceAll('%', '')}`, default: title }
  return { template, default: template.replace('%s', () => title) }
}
