import { refuse } from '../../../../contract/errors.ts'
import { changeGame, changeGameSchemas } from '../../../../contract/operator/catalogue/change-game.ts'
import { handle } from '../../../../platform/calls.ts'
import { tellCatalogueChanged } from '../../core/catalogue.ts'
import { changeListings, checkPictures, maintenanceEnd, shownListing } from '../desk.ts'
import { setGuards } from '../../core/guards.ts'
import { readNames } from '../rules/given-names.ts'
import { lockListings, writeClasses, writeOrder } from '../store/desk.ts'

export const handleChangeGame = handle(
  changeGame,
  changeGameSchemas,
  async (context, { params: { nodeId }, body }) => {
    const { tx, merchant } = context
    const { gameType, gameClassify, position, remark, names, ...change } = body
    await checkPictures(context, { iconUrl: body.iconUrl, largeIconUrl: body.largeIconUrl })
    const [before] = await changeListings(context, [nodeId], {
      ...change,
      names: names && readNames(names),
      maintenanceUntil: maintenanceEnd(context, body.state, body.maintenanceUntil),
    })
    if (gameType !== undefined || gameClassify !== undefined) {
      // What a game is does not depend on the merchant: only the one that manages the vendor may change it.
      if (!before!.is_managed) refuse('COMMON_FORBIDDEN')
      await writeClasses(tx, nodeId, gameType ?? before!.game_type, gameClassify ?? before!.game_classify)
      await setGuards(tx, before!.vendor_code, [nodeId])
    }
    if (position !== undefined)
      await writeOrder(tx, { merchantId: merchant.id, nodeIds: [nodeId], move: 'AT', place: position })
    const [after] = await lockListings(tx, merchant.id, [nodeId])
    await context.audit('game.change', `game:${nodeId}`, {
      before: shownListing(before!),
      after: shownListing(after!),
      remark: remark ?? '',
    })
    await tellCatalogueChanged(tx)
    const { state, maintenanceUntil, isHot, isNew, isFreePlayOff, position: place } = shownListing(after!)
    return { nodeId, state, maintenanceUntil, isHot, isNew, isFreePlayOff, position: place }
  },
)
