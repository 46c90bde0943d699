/** One GraphQL operation of the shop: its name and whole text, with the types of what goes in and comes out. */
export interface Operation<Data, Variables> {
  readonly name: string
  readonly query: string
  /** Never there; it carries the types. */
  readonly __types?: (variables: Variables) => Data
}
