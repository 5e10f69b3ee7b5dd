import { shootNumber, shootNumberSchemas } from '../../../../contract/player/lottery/shoot-number.ts'
import { YEEKEE } from '../../../../contract/shared/yeekee.ts'
import { handle } from '../../../../platform/calls.ts'
import { shoot } from '../shoot.ts'
import { shotsTellerKey } from '../tell-shots.ts'

export const handleShootNumber = handle(
  shootNumber,
  shootNumberSchemas,
  async (context, { params: { numero }, body: { number } }) => {
    const { tx, merchant, actor, language } = context
    const key = { gameCode: YEEKEE, numero }
    const shooter = {
      merchant,
      memberId: actor.accountId,
      username: actor.claims.account,
      language,
      isDemo: false,
    }
    const { place, at, nextAt, shotsLeft } = await shoot(tx, shooter, key, number)
    context.afterCommit(() => context.use(shotsTellerKey).note(key))
    return { place, at, nextAt, shotsLeft }
  },
)
