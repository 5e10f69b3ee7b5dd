/** Rains of red envelopes. */
import type { ModuleParts } from '../../../platform/calls.ts'
import { handleOpenRedEnvelope } from './calls/open-red-envelope.ts'
import { handleReadEnvelopeProof } from './calls/read-envelope-proof.ts'
import { handleReadRedEnvelope } from './calls/read-red-envelope.ts'

export const envelopeParts = {
  calls: [handleReadRedEnvelope, handleOpenRedEnvelope, handleReadEnvelopeProof],
} satisfies Pick<ModuleParts, 'calls'>
