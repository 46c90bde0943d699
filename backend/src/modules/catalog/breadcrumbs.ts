/** @returns the ids between the root category and the one at the path's end, from the top */
export function breadcrumbIds(path: string, rootCategoryId: number): number[] {
  const ids = path.split('/').map(Number)
  return ids.slice(ids.indexOf(rootCategoryId) + 1, -1)
}
