/** By the kind of a part of Page Builder's. */
const PARTS: Readonly<Record<string, string>> = {
  'column-group': 'cms-columns',
  'column-line': 'cms-columns',
  column: 'cms-column',
  buttons: 'cms-buttons',
  banner: 'cms-banner',
  slide: 'cms-banner',
}

/** The shop's own class for what Page Builder or Magento's theme marks; content has no other classes. */
export function cmsLook({ class: classes = '', 'data-content-type': type = '' }: Readonly<Record<string, string>>): string | undefined {
  const has = (name: string) => classes.split(/\s+/).includes(name)
  if (has('pagebuilder-button-primary') || (has('action') && has('primary'))) return 'button button-primary'
  if (has('pagebuilder-button-secondary')) return 'button button-secondary'
  if (has('message')) return 'cms-message'
  return Object.hasOwn(PARTS, type) ? PARTS[type] : undefined
}
