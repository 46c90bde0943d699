/** What happened to an entry of the content service, as the shop's own pages tell it to the shop. */
export interface ContentEvent {
  readonly type: 'impression' | 'click'
  readonly contentId: string
  /** Which version of it was seen, where there are several. */
  readonly variationId?: string
  /** Public, without a query. */
  readonly path: string
}
