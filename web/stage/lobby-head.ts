import type { ShowHead, StageHead } from '../../games/kit/stage/head.ts'
import { hearLobby } from './hear-lobby.ts'
import type { LobbyMessage } from './lobby.ts'

/**
 * Gives the game's head to the bar of the lobby and does what is pressed there. The message carries words and
 * figures only; what they do stays here and is found again by its key.
 */
export function openHead(
  lobby: URL | null,
  currency: string,
  tell: (message: LobbyMessage) => void,
  page: Window = window,
): ShowHead {
  let shown: StageHead | null = null
  let told = ''
  hearLobby(
    lobby,
    ({ type, key }) => {
      if (type !== 'act' || typeof key !== 'string') return
      tell({ type: 'heard' })
      actOf(shown, key)?.()
    },
    page,
  )
  return (head) => {
    shown = head
    const { title, note, balance, titleAction, back, space, actions } = head
    const message = {
      type: 'head' as const,
      currency,
      takesBack: back !== undefined,
      takesSpace: space !== undefined,
      ...(balance === undefined ? {} : { balance }),
      ...(title === undefined ? {} : { title }),
      ...(note === undefined ? {} : { note }),
      ...(titleAction ? { titleAction: titleAction.text } : {}),
      actions: actions.map(({ run: _run, ...action }) => action),
    }
    const text = JSON.stringify(message)
    if (text === told) return
    told = text
    tell(message)
  }
}

function actOf(head: StageHead | null, key: string): (() => void) | undefined {
  if (key === 'back') return head?.back
  if (key === 'space') return head?.space
  if (key === 'title') return head?.titleAction?.run
  return head?.actions.find((action) => action.key === key)?.run
}
