import { refuse } from '../../../contract/errors.ts'
import type { CallContext } from '../../../platform/calls.ts'
import { notify } from '../../../platform/notifications.ts'
import { sqlStateOf } from '../../../platform/postgres.ts'
import { catalogueKey } from '../core/catalogue.ts'
import { dropFavourite, isListed, limitWait, putFavourite } from '../core/store/lists.ts'

const LOCK_TIMEOUT = '55P03'
const CHECK_BROKEN = '23514'

/**
 * Adds a game to the member's favourites or removes it; a repeat changes nothing. Returns the number of
 * favourites. Errors: GAME_NOT_FOUND (the merchant never listed it), FAV_LIMIT at 999, FAV_FAILED while
 * another change of the list hangs.
 */
export async function changeFavourite(
  context: CallContext,
  nodeId: number,
  change: 'add' | 'remove',
): Promise<{ nodeId: number; totalCount: number }> {
  const { actor, tx } = context
  if (
    !context.use(catalogueKey).of(actor.merchantId).gameAt(nodeId) &&
    !(await isListed(tx, actor.merchantId, nodeId))
  )
    refuse('GAME_NOT_FOUND')
  await limitWait(tx)
  try {
    const totalCount = await (change === 'add' ? putFavourite : dropFavourite)(tx, actor, nodeId)
    await notify(tx, { kind: 'favourites', accountId: actor.accountId })
    context.afterCommit(() => {
      context.use(catalogueKey).favourites.forget(actor.accountId)
    })
    return { nodeId, totalCount }
  } catch (error) {
    const state = sqlStateOf(error)
    if (state === CHECK_BROKEN) refuse('FAV_LIMIT')
    if (state === LOCK_TIMEOUT) refuse('FAV_FAILED')
    throw error
  }
}
