import type { ContentBlock, ContentData, ContentEntry, ContentVariation, Targeting } from '../../services/content/content-entry.ts'
import { keepTogether } from '../plan/keep-together.ts'
import type { LocalizedText } from '../plan/localized-text.ts'

export interface EntryPlan {
  readonly model: string
  readonly entry: ContentEntry
}

/** A value in each language; a request with a locale gets one of them. */
export const inBoth = ([english, polish]: LocalizedText) => ({
  '@type': '@builder.io/core:LocalizedValue', Default: keepTogether(english, 0), pl: keepTogether(polish, 1),
})

export const block = (id: string, name: string, options: Readonly<Record<string, unknown>>): ContentBlock => ({
  '@type': '@builder.io/sdk:Element',
  '@version': 2,
  id: `builder-${id}`,
  component: { name, options },
})

/** Two columns of blocks, in the format of Builder's component. */
export const columns = (id: string, left: readonly ContentBlock[], right: readonly ContentBlock[]): ContentBlock =>
  block(id, 'Columns', { columns: [{ blocks: left }, { blocks: right }] })

export const data = (title: LocalizedText, blocks: readonly ContentBlock[], url?: LocalizedText): ContentData => ({
  title: inBoth(title),
  ...(url && { url: inBoth(url) }),
  blocks,
  state: {},
})

/** URL paths with the language's prefix. */
export const onPages = (...paths: readonly string[]): Targeting => ({
  '@type': '@builder.io/core:Query',
  property: 'urlPath',
  operator: 'is',
  value: paths,
})

export const variation = (id: string, name: string, testRatio: number, content: ContentData): ContentVariation => ({
  id, name, testRatio, data: content,
})

const MADE = Date.UTC(2026, 8, 1)

interface EntryOptions {
  readonly query?: readonly Targeting[]
  readonly variations?: readonly ContentVariation[]
  readonly published?: ContentEntry['published']
}

export function entry(model: string, id: string, name: string, content: ContentData, options: EntryOptions = {}): EntryPlan {
  const { query = [], variations = [], published = 'published' } = options
  const others = variations.reduce((sum, { testRatio }) => sum + testRatio, 0)
  return {
    model,
    entry: {
      id, name, modelId: `model-${model}`, published, createdDate: MADE, firstPublished: MADE, lastUpdated: MADE, query,
      data: content,
      testRatio: 1 - others,
      variations: Object.fromEntries(variations.map((each) => [each.id, each])),
    },
  }
}
