/** What can befall one request on its way: before it arrives, or to its answer. */
export const MISHAPS = {
  /** The connection breaks before anything arrives. */
  dropped: 'before',
  /** The connection breaks in the middle of the request. */
  'request cut': 'before',
  /** The sender's connection breaks, and what it sent arrives all the same, some time later. */
  'arrived late': 'after',
  /** The other side answers, and the connection breaks before the answer. */
  'answer lost': 'after',
  'answer cut': 'after',
  /** The answer never comes, and the connection stays open. */
  'half open': 'after',
  'answer slow': 'after',
} as const

export type Mishap = keyof typeof MISHAPS
