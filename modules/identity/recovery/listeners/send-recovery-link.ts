import type { Language, Listener } from '../../../../platform/calls.ts'
import { configKey } from '../../../../platform/keys.ts'
import { merchantsKey, nameIn } from '../../../system/index.ts'
import { events } from '../../accounts/events.ts'
import { sendLink } from '../recovery.ts'

/** Looks the account up and writes the mail, once the request is committed and answered. */
export const sendRecoveryLink: Listener = {
  name: 'identity.send-recovery-link',
  event: events.recoveryAsked,
  async run({ tx, now, services }, payload) {
    const { merchantId, username, email, language } = payload as {
      merchantId: string
      username: string
      email: string
      language: Language
    }
    const merchant = services.use(merchantsKey).byId(merchantId)
    if (merchant)
      await sendLink(tx, services.use(configKey), now, {
        merchantId,
        house: nameIn(merchant, language),
        username,
        email,
        language,
      })
  },
}
