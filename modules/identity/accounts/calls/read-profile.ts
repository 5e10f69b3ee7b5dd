import { readProfile, readProfileSchemas } from '../../../../contract/player/identity/read-profile.ts'
import { refuse } from '../../../../contract/errors.ts'
import { handle } from '../../../../platform/calls.ts'
import { profileOf } from '../profile.ts'
import { readAccount } from '../store/accounts.ts'

export const handleReadProfile = handle(readProfile, readProfileSchemas, async (context) =>
  profileOf(
    context,
    (await readAccount(context.tx, context.merchant.id, context.actor.accountId)) ??
      refuse('SESSION_EXPIRED'),
  ),
)
