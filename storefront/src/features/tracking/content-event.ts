/** An event of an entry, as browsers send it to the shop. */
export interface ContentEvent {
  readonly type: 'impression' | 'click'
  readonly contentId: string
  /** The version that the visitor sees during an A/B test. */
  readonly variationId?: string
  /** Public, without a query. */
  readonly path: string
}
