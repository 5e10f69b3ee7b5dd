import type { KycState } from '../../../../contract/shared/kyc-words.ts'

const tones = {
  SUBMITTED: 'waiting',
  MORE_NEEDED: 'info',
  APPROVED: 'good',
  REJECTED: 'bad',
  EXPIRED: 'neutral',
} as const

export function kycTone(state: KycState): (typeof tones)[KycState] {
  return tones[state]
}
