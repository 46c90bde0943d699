/** An entry in the content API's own shape. */
export interface ContentEntry {
  readonly id: string
  readonly name: string
  readonly modelId: string
  readonly published: 'published' | 'draft' | 'archived'
  readonly createdDate: number
  readonly firstPublished: number
  readonly lastUpdated: number
  /** The target audience: all conditions must match the visitor. */
  readonly query: readonly Targeting[]
  readonly data: ContentData
  /** The share of visitors that sees the entry itself; the others see one of the variations. */
  readonly testRatio: number
  readonly variations: Readonly<Record<string, ContentVariation>>
}

export interface ContentData {
  readonly title: unknown
  readonly url?: unknown
  readonly blocks: readonly ContentBlock[]
  readonly state: Readonly<Record<string, unknown>>
}

export interface ContentBlock {
  readonly '@type': '@builder.io/sdk:Element'
  readonly '@version': 2
  readonly id: string
  readonly component: { readonly name: string; readonly options: Readonly<Record<string, unknown>> }
}

export interface ContentVariation {
  readonly id: string
  readonly name: string
  readonly testRatio: number
  readonly data: ContentData
}

export interface Targeting {
  readonly '@type': '@builder.io/core:Query'
  readonly property: string
  readonly operator: 'is' | 'isNot' | 'startsWith' | 'endsWith' | 'contains'
  readonly value: string | readonly string[]
}
