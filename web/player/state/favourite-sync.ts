/** What is behind the hearts: the server's list, and the calls that change it. */
import { addFavourite } from '../../../contract/player/catalogue/add-favourite.ts'
import { listFavouriteIds } from '../../../contract/player/catalogue/list-favourite-ids.ts'
import { removeFavourite } from '../../../contract/player/catalogue/remove-favourite.ts'
import { codeOf } from '../../client/call-error.ts'
import { callServer } from '../../client/call.ts'
import { session } from '../../client/session.ts'
import { errorText } from '../../ui/i18n/error-text.ts'
import { translator } from '../../ui/i18n/translator.ts'
import { toast } from '../../ui/overlay/toast.tsx'
import { FavouriteQueue } from './favourite-queue.ts'
import { favourites, showFavourite } from './favourite-list.ts'

const queue = new FavouriteQueue({
  async send(nodeId, isOn) {
    if (isOn) await callServer(addFavourite, { body: { nodeId } })
    else await callServer(removeFavourite, { query: { nodeId } })
  },
  pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  now: () => performance.now(),
  onKept: () => favourites.setState(({ version }) => ({ version: version + 1 })),
  onRefused(nodeId, isOn, error) {
    showFavourite(nodeId, !isOn)
    const t = translator()
    // Two refusals have a sentence of their own; for any other the member can only check the network.
    toast.bad(
      ['FAV_LIMIT', 'GAME_NOT_FOUND'].includes(codeOf(error))
        ? errorText(error, t)
        : t('msg_network_abnormal'),
    )
  },
})

session.subscribe((state, before) => {
  if (state.token !== before.token) queue.forget()
})

export function wishFavourite(nodeId: number, isOn: boolean): void {
  queue.wish(nodeId, isOn)
}

/** All favourites of the account, 999 at most. */
export async function loadFavourites(): Promise<void> {
  const { token } = session.getState()
  const { list } = await callServer(listFavouriteIds)
  if (session.getState().token === token)
    favourites.setState(({ version }) => ({ ids: queue.take(list), version: version + 1 }))
}
