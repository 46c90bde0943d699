/** Waiting items, whose owners take turns: one with many items delays another by one at most. */
export class FairLine<Item> {
  /** In the order of their turns. */
  readonly #owners = new Map<string, Item[]>()
  #size = 0

  get size(): number {
    return this.#size
  }

  /** How many items of an owner wait. */
  waitingOf(owner: string): number {
    return this.#owners.get(owner)?.length ?? 0
  }

  push(owner: string, item: Item): void {
    const own = this.#owners.get(owner) ?? []
    own.push(item)
    this.#owners.set(owner, own)
    this.#size += 1
  }

  /** The oldest item of the owner whose turn it is. */
  shift(): Item | undefined {
    const [next] = this.#owners
    if (!next) return undefined
    const [owner, own] = next
    const item = own.shift()
    this.#owners.delete(owner)
    if (own.length > 0) this.#owners.set(owner, own)
    this.#size -= 1
    return item
  }

  /** Removes the newest item of the owner with the most. */
  popOfBusiest(): Item | undefined {
    const owner = this.#busiest()
    const item = owner === undefined ? undefined : this.#owners.get(owner)?.at(-1)
    if (owner !== undefined && item !== undefined) this.remove(owner, item)
    return item
  }

  /** Whether another owner has so many items that one of them must make room for one of this owner. */
  isUnfairTo(owner: string): boolean {
    const busiest = this.#busiest()
    return busiest !== undefined && this.waitingOf(busiest) > this.waitingOf(owner) + 1
  }

  remove(owner: string, item: Item): void {
    const own = this.#owners.get(owner) ?? []
    const at = own.indexOf(item)
    if (at < 0) return
    own.splice(at, 1)
    this.#size -= 1
    if (own.length === 0) this.#owners.delete(owner)
  }

  #busiest(): string | undefined {
    let busiest: string | undefined
    for (const owner of this.#owners.keys()) if (busiest === undefined || this.waitingOf(owner) > this.waitingOf(busiest)) busiest = owner
    return busiest
  }
}
