/** The pages to offer: `margin` at both ends, `range` around the current one, null for each gap. */
export function pagesAround(
  page: number,
  totalPages: number,
  margin: number,
  range: number,
): (number | null)[] {
  const first = Math.max(1, Math.min(page - Math.floor(range / 2), totalPages - range + 1))
  const shown: (number | null)[] = []
  for (let one = 1; one <= totalPages; one++) {
    if (one <= margin || one > totalPages - margin || (one >= first && one < first + range)) shown.push(one)
    else if (shown.at(-1) !== null) shown.push(null)
  }
  return shown
}
