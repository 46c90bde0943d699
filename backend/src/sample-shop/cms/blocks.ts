import type { LocalizedText } from '../plan/localized-text.ts'

export interface BlockPlan {
  readonly identifier: string
  readonly title: LocalizedText
  readonly content: LocalizedText
}

export const BLOCKS: readonly BlockPlan[] = [
  {
    identifier: 'delivery-note',
    title: ['Delivery', 'Dostawa'],
    content: [
      '<p>To a parcel locker, to your door or to one of our shops.</p>',
      '<p>Do automatu paczkowego, pod drzwi albo do jednego z naszych sklepów.</p>',
    ],
  },
]
