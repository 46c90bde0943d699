/** One GraphQL operation of the shop: its name and full text, with the types of its variables and its data. */
export interface Operation<Data, Variables> {
  readonly name: string
  readonly query: string
  /** Never set; it carries the types. */
  readonly __types?: (variables: Variables) => Data
}

/** A call of an operation with its variables. */
export interface OperationRequest {
  readonly operationName: string
  readonly query: string
  readonly variables: Readonly<Record<string, unknown>>
}
