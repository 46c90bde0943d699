/** The values that replace Magento's directives in content. */
export interface DirectiveTargets {
  /** The base URL of media files, with a trailing slash. */
  readonly mediaUrl: string
  /** The base URL of the store view's pages, with a trailing slash. */
  readonly shopUrl: string
  /** A block's content, its own directives not yet expanded; undefined for an unknown block. */
  readonly block: (identifier: string) => string | undefined
}

const MAX_BLOCK_DEPTH = 5

/**
 * Expands directives in content: `{{media url="…"}}`, `{{store url="…"}}` and `{{block id="…"}}` are replaced. Directives for
 * Magento's own templates become empty text, and so does a block inside itself.
 */
export function expandDirectives(content: string, targets: DirectiveTargets, depth = 0): string {
  return content.replace(/\{\{(\w+)\s*([^{}]*)\}\}/g, (_, name: string, attributes: string) => {
    const params = parameters(attributes)
    if (name === 'media') return targets.mediaUrl + (params.get('url') ?? '').replace(/^\/+/, '')
    if (name === 'store') return targets.shopUrl + (params.get('url') ?? params.get('direct_url') ?? '').replace(/^\/+/, '')
    if (name !== 'block' || depth === MAX_BLOCK_DEPTH) return ''
    return expandDirectives(targets.block(params.get('id') ?? params.get('block_id') ?? '') ?? '', targets, depth + 1)
  })
}

/** In double or single quotes, as entities if the directive is inside an attribute, or unquoted. */
function parameters(attributes: string): Map<string, string> {
  const found = attributes.matchAll(/(\w+)\s*=\s*(?:"([^"]*)"|'([^']*)'|&quot;(.*?)&quot;|([^\s"']+))/g)
  return new Map([...found].map(([, name = '', ...values]) => [name, values.find((value) => value !== undefined) ?? '']))
}
