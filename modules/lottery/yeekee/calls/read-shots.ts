import { refuse } from '../../../../contract/errors.ts'
import { readShots, readShotsSchemas } from '../../../../contract/player/lottery/read-shots.ts'
import { YEEKEE } from '../../../../contract/shared/yeekee.ts'
import { handle } from '../../../../platform/calls.ts'
import { viewOfRound } from '../round-view.ts'
import { readRound } from '../store/shots.ts'

export const handleReadShots = handle(
  readShots,
  readShotsSchemas,
  async ({ tx, merchant, session }, { params: { numero }, query }) => {
    const key = { gameCode: YEEKEE, numero }
    const round = (await readRound(tx, key)) ?? refuse('LOTTERY_ISSUE_UNKNOWN')
    const memberId = session?.audience === 'player' ? session.accountId : null
    const { pageNo, pageSize } = query
    return viewOfRound(tx, key, round, { merchant, memberId, pageNo, pageSize: pageSize! })
  },
)
