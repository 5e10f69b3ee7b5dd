import { refuse } from '../../../../../contract/errors.ts'
import {
  readSeaWindow,
  readSeaWindowSchemas,
} from '../../../../../contract/operator/launch/read-sea-window.ts'
import { handle } from '../../../../../platform/calls.ts'
import { known, seaDesks } from '../desks.ts'
import { namesOf, shownWindow } from '../shown.ts'

export const handleReadSeaWindow = handle(
  readSeaWindow,
  readSeaWindowSchemas,
  async (context, { params }) => {
    const { window, commit, clientSeed, serverSeed, firstNonce, lastNonce, mathVersion, shots } =
      (await known(seaDesks(context), (desk) => desk.window(context.merchant.id, params.windowId))) ??
      refuse('ROUND_NOT_FOUND')
    return {
      window: shownWindow(context, window, await namesOf(context, [window.memberId])),
      commit,
      clientSeed,
      serverSeed,
      firstNonce,
      lastNonce,
      mathVersion,
      shots: shots.map((shot) => ({
        ...shot,
        hits: shot.hits.map(({ fishId, kind, nonce, isKill, multiple, winAmount, freeShots }) => ({
          fishId,
          kind,
          nonce,
          isKill,
          multiple,
          winAmount,
          freeShots: freeShots.length,
          freeKills: freeShots.filter((free) => free.multiple > 0).length,
        })),
      })),
    }
  },
)
