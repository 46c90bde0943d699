export interface Page<Item> {
  readonly items: readonly (Item | null)[]
  readonly pages: number
}

/**
 * Everything of a list, asked for page after page so that no answer grows too long.
 * @param onPage told before each page but the first, whose answer says how many there are
 */
export async function allPages<Item>(load: (page: number) => Promise<Page<Item>>, onPage: (page: number, pages: number) => void): Promise<Item[]> {
  const found: (Item | null)[] = []
  for (let page = 1, pages = 1; page <= pages; page++) {
    if (page > 1) onPage(page, pages)
    const answer = await load(page)
    found.push(...answer.items)
    pages = answer.pages
  }
  return found.filter((item) => item !== null)
}
