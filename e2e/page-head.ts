type Attributes = Readonly<Record<string, string>>

/** The head of a page, parsed from its HTML as search engines and link previews do without scripts. */
export function pageHead(html: string) {
  const links = tags(html, 'link')
  const meta = tags(html, 'meta')
  const [script] = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, text]) => text!)
  return {
    title: unescaped(/<title>(.*?)<\/title>/s.exec(html)?.[1] ?? ''),
    canonical: links.find(({ rel }) => rel === 'canonical')?.href,
    languages: new Map(links.flatMap(({ rel, hrefLang, hreflang = hrefLang, href }) => (rel === 'alternate' && hreflang && href ? [[hreflang, href]] : []))),
    meta: (name: string) => meta.find((each) => each.name === name || each.property === name)?.content,
    entities: script ? (JSON.parse(script) as { '@graph': Entity[] })['@graph'] : [],
  }
}

export interface Entity {
  readonly '@type': string
  readonly [key: string]: unknown
}

const tags = (html: string, name: string): Attributes[] =>
  [...html.matchAll(new RegExp(`<${name}\\b[^>]*>`, 'g'))].map(([tag]) =>
    Object.fromEntries([...tag.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, key, value]) => [key, unescaped(value!)])),
  )

const ENTITIES: Attributes = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }

export const unescaped = (text: string): string => text.replace(/&([#\w]+);/g, (whole, name: string) => ENTITIES[name] ?? whole)
