import {
  readGameBeacon,
  readGameBeaconSchemas,
} from '../../../../contract/operator/lottery/read-game-beacon.ts'
import { handle } from '../../../../platform/calls.ts'
import { readBeacon } from '../game-beacons.ts'

export const handleReadGameBeacon = handle(
  readGameBeacon,
  readGameBeaconSchemas,
  (context, { params: { gameCode } }) => readBeacon(context, gameCode),
)
