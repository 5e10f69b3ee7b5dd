import type { Language, Listener } from '../../../platform/calls.ts'
import { configKey } from '../../../platform/keys.ts'
import { events } from '../events.ts'
import { sendLink } from '../recovery.ts'

/** Looks the account up and writes the mail, once the wish is committed and answered. */
export const sendRecoveryLink: Listener = {
  name: 'identity.send-recovery-link',
  event: events.recoveryAsked,
  async run({ tx, now, services }, payload) {
    const { merchantId, username, email, language } = payload as { merchantId: string; username: string; email: string; language: Language }
    await sendLink(tx, services.use(configKey), now, { merchantId, username, email, language })
  },
}
