import { recoverByMail, recoverByMailSchemas } from '../../../../contract/player/identity/recover-by-mail.ts'
import { handle } from '../../../../platform/calls.ts'
import { askForMail } from '../recovery.ts'

export const handleRecoverByMail = handle(recoverByMail, recoverByMailSchemas, async (context, { body }) => {
  await askForMail(context, body)
  return {}
})
