/** An ISO 8601 duration without years and months, whose lengths vary; the contract has checked its format. */
const PARTS = /^P(?:([0-9]+)W)?(?:([0-9]+)D)?(?:T(?:([0-9]+)H)?(?:([0-9]+)M)?(?:([0-9]+)S)?)?$/
const SECONDS = [604_800, 86_400, 3_600, 60, 1] as const

export function durationMs(text: string): number {
  const found = PARTS.exec(text)
  if (!found) throw new RangeError(`not a duration: ${text}`)
  return SECONDS.reduce(
    (total, seconds, index) => total + parseInt(found[index + 1] ?? '0', 10) * seconds * 1000,
    0,
  )
}
