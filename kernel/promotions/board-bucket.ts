/**
 * Figures in groups, ninety to each power of ten, so that the rank of a member is the members of the groups
 * above, and those of the own group that are ahead.
 */

/** The group of a figure above zero: larger figures are never in a lower one. */
export function bucketOf(figure: bigint): number {
  const digits = figure.toString()
  return digits.length < 2 ? Number(digits) : (digits.length - 1) * 100 + Number(digits.slice(0, 2))
}

/** The lowest figure of the next group. */
export function endOfBucket(bucket: number): bigint {
  if (bucket < 10) return BigInt(bucket + 1)
  const [zeros, lead] = [Math.floor(bucket / 100) - 1, bucket % 100]
  return BigInt(lead + 1) * 10n ** BigInt(zeros)
}
