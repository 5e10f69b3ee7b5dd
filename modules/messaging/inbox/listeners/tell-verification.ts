import type { KycReason } from '../../../../contract/shared/kyc-words.ts'
import type { Listener } from '../../../../platform/calls.ts'
import { identityEvents } from '../../../identity/index.ts'
import { sendMessage } from '../inbox.ts'
import { verificationText, verificationTitles } from '../locales/verification.ts'

/** Notifies a member of the result of their verification. */
export const tellVerification: Listener = {
  name: 'messaging/tell-verification',
  event: identityEvents.kycDecided,
  run: async ({ tx }, payload) => {
    const state = payload.state as keyof typeof verificationTitles
    await sendMessage(tx, {
      merchantId: String(payload.merchantId),
      memberId: String(payload.memberId),
      category: 'SYSTEM',
      titles: verificationTitles[state],
      contents: verificationText(state, Number(payload.level), payload.reasonCode as KycReason | null),
      link: '/member?page=verification',
      key: `kyc:${String(payload.requestId)}:${state}:${String(payload.at)}`,
    })
  },
}
