/** The items by their names, in their order; `Map.groupBy` is younger than some phones. */
export function groupsOf<Item>(
  items: readonly Item[],
  nameOf: (item: Item) => string,
): ReadonlyMap<string, readonly Item[]> {
  const groups = new Map<string, Item[]>()
  for (const item of items) {
    const name = nameOf(item)
    const own = groups.get(name)
    if (own) own.push(item)
    else groups.set(name, [item])
  }
  return groups
}
