/** How many different operators a decision needs (domain/gaps.md §8, Four eyes). */

export interface Decision {
  readonly operatorId: string
  readonly decision: string
}

export function approvalsNeeded(amount: bigint, fourEyesAmount: bigint): number {
  return amount > fourEyesAmount ? 2 : 1
}

/**
 * SAME: this operator decided so before · ENOUGH: with this one it is decided · MORE: another one is needed.
 */
export function countDecision(
  given: readonly Decision[],
  next: Decision,
  needed: number,
): 'SAME' | 'ENOUGH' | 'MORE' {
  const alike = given.filter((one) => one.decision === next.decision)
  if (alike.some((one) => one.operatorId === next.operatorId)) return 'SAME'
  return alike.length + 1 >= needed ? 'ENOUGH' : 'MORE'
}
