/** The values of Magento's directives in content. */
export interface DirectiveTargets {
  /** Where files of the media folder begin, with a slash at the end. */
  readonly mediaUrl: string
  /** Where the shop's pages begin, in the store view's language, with a slash at the end. */
  readonly shopUrl: string
  /** A block's content, its own directives not yet expanded; undefined where there is none. */
  readonly block: (identifier: string) => string | undefined
}

const DEEPEST_BLOCK = 5

/**
 * Content as a visitor reads it: `{{media url="…"}}`, `{{store url="…"}}` and `{{block id="…"}}` replaced. Directives for
 * Magento's own templates become empty text, and so does a block inside itself.
 */
export function expandDirectives(content: string, targets: DirectiveTargets, depth = 0): string {
  return content.replace(/\{\{(\w+)\s*([^{}]*)\}\}/g, (_, name: string, written: string) => {
    const given = parameters(written)
    if (name === 'media') return targets.mediaUrl + (given.get('url') ?? '').replace(/^\/+/, '')
    if (name === 'store') return targets.shopUrl + (given.get('url') ?? given.get('direct_url') ?? '').replace(/^\/+/, '')
    if (name !== 'block' || depth === DEEPEST_BLOCK) return ''
    return expandDirectives(targets.block(given.get('id') ?? given.get('block_id') ?? '') ?? '', targets, depth + 1)
  })
}

/** In double or single quotes, as entities where the directive stands inside an attribute, or bare. */
function parameters(written: string): Map<string, string> {
  const found = written.matchAll(/(\w+)\s*=\s*(?:"([^"]*)"|'([^']*)'|&quot;(.*?)&quot;|([^\s"']+))/g)
  return new Map([...found].map(([, name = '', ...values]) => [name, values.find((value) => value !== undefined) ?? '']))
}
