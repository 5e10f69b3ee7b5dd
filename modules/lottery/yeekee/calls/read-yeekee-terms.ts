import {
  readYeekeeTerms,
  readYeekeeTermsSchemas,
} from '../../../../contract/operator/lottery/read-yeekee-terms.ts'
import { YEEKEE } from '../../../../contract/shared/yeekee.ts'
import { handle } from '../../../../platform/calls.ts'
import { termsOf } from '../rules/terms.ts'
import { openRoundAt } from '../store/shots.ts'
import { termsAt } from '../store/terms.ts'

export const handleReadYeekeeTerms = handle(readYeekeeTerms, readYeekeeTermsSchemas, async ({ tx, now }) => {
  const coming = await termsAt(tx, now)
  const opensAt = await openRoundAt(tx, YEEKEE)
  return {
    now: termsOf(opensAt ? await termsAt(tx, opensAt) : coming),
    coming: termsOf(coming),
    changedAt: coming.changedAt,
  }
})
