import {
  changeGameBeacon,
  changeGameBeaconSchemas,
} from '../../../../contract/operator/lottery/change-game-beacon.ts'
import { handle } from '../../../../platform/calls.ts'
import { askBeacon } from '../game-beacons.ts'

export const handleChangeGameBeacon = handle(
  changeGameBeacon,
  changeGameBeaconSchemas,
  async (context, { params: { gameCode }, body: { beacon, reason } }) => ({
    proposalId: await askBeacon(context, { gameCode, beacon }, reason),
  }),
)
