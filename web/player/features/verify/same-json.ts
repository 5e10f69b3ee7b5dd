/** The same JSON, in any order of its keys. */
export function sameJson(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null)
    return one === other
  if (Array.isArray(one) !== Array.isArray(other)) return false
  const keys = Object.keys(one)
  return (
    keys.length === Object.keys(other).length &&
    keys.every(
      (key) =>
        key in other &&
        sameJson((one as Record<string, unknown>)[key], (other as Record<string, unknown>)[key]),
    )
  )
}
