/** The notice popup's rules (site.md §4, Notice popup): page and selected notice follow one index. */
export const NOTICES_PER_PAGE = 7

export function pageOfIndex(index: number): number {
  return Math.floor(index / NOTICES_PER_PAGE) + 1
}

/** Changing the page selects its first notice. */
export function firstIndexOfPage(page: number): number {
  return (page - 1) * NOTICES_PER_PAGE
}

export function pageCount(total: number, perPage: number): number {
  return Math.ceil(total / perPage)
}

/** The slice of a page, with the index each entry has in the whole list. */
export function entriesOfPage<Entry>(
  list: readonly Entry[],
  page: number,
): { entry: Entry; index: number }[] {
  const first = firstIndexOfPage(page)
  return list.slice(first, first + NOTICES_PER_PAGE).map((entry, place) => ({ entry, index: first + place }))
}
