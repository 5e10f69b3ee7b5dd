/** How long verified documents are valid and stored. */
import { defineSetting } from '../../system/index.ts'

export const kycDeskSettings = {
  /** Years for which an approval is valid if the operator names no day. */
  validYears: defineSetting({
    name: 'identity.kycValidYears',
    weakens: 'UP',
    kind: 'integer',
    default: 5,
    min: 1,
    max: 10,
  }),
  /** Years for which refused and ended requests are stored with their documents. */
  retentionYears: defineSetting({
    name: 'identity.kycRetentionYears',
    weakens: 'DOWN',
    kind: 'integer',
    default: 5,
    min: 5,
    max: 10,
  }),
} as const
