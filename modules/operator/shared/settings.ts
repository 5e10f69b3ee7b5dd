/** A merchant's settings for its own console. */
import { defineSetting, letsMoreIn } from '../../system/index.ts'

/**
 * Networks from which operators may sign in; empty: from anywhere (security/decisions.md §4, Operator
 * console).
 */
export const allowedNetworks = defineSetting({
  name: 'operator.allowedNetworks',
  weakens: letsMoreIn,
  kind: 'list',
  default: [],
})
/** A correction of a balance above this needs a second person. */
export const adjustmentAlone = defineSetting({
  name: 'operator.adjustmentAlone',
  weakens: 'UP',
  kind: 'amount',
  default: 500_000n,
  min: 0n,
  max: 100_000_000n,
})

export const settings = [allowedNetworks, adjustmentAlone] as const
