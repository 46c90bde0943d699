// What the shop uses and browsers before 2024 lack. It replaces Next's own polyfills, which its oldest browsers (Chrome 111, Safari
// 16.4) have, but for the first.

/* oxlint-disable typescript/unbound-method -- they are only looked for */

URL.canParse ??= (url, base) => {
  try {
    return Boolean(new URL(url, base))
  } catch {
    return false
  }
}

Map.groupBy ??= <Key, Item>(items: Iterable<Item>, keyOf: (item: Item, index: number) => Key): Map<Key, Item[]> => {
  const groups = new Map<Key, Item[]>()
  let index = 0
  for (const item of items) {
    const key = keyOf(item, index++)
    groups.set(key, [...(groups.get(key) ?? []), item])
  }
  return groups
}

export {}
