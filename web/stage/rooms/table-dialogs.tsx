import type { RoomLook } from '../../../games/kit/room/look.ts'
import type { TableDialogs } from '../../../games/kit/room/table-dialogs.ts'
import type { RoomPage } from '../../../games/kit/room/live-room.ts'
import { AmountDialog } from './amount-dialog.tsx'
import { ChatDialog } from './chat-dialog.tsx'
import type { OpenDialogs } from './dialogs.tsx'
import { FairDialog } from './fair-dialog.tsx'
import { HandsDialog } from './hands-dialog.tsx'
import { HandsList } from './hands-list.ts'
import { LeaveDialog } from './leave-dialog.tsx'
import { LogDialog } from './log-dialog.tsx'
import { MenuDialog } from './menu-dialog.tsx'
import { ReplayDialog } from './replay-dialog.tsx'

/** The windows around a table: each shows what was true when it was opened, the chat what is said since. */
export function tableDialogs(page: RoomPage, look: RoomLook, dialogs: OpenDialogs): TableDialogs {
  const texts = look.roomTexts[page.language]
  return {
    openChat: (talk, live) => {
      const canWrite = live.answer.mine !== null
      dialogs.open((onClosed) => (
        <ChatDialog {...{ texts, talk, canWrite, onClosed }} say={(text) => live.say(text)} />
      ))
    },
    openMenu: (code, items) =>
      dialogs.open((onClosed) => <MenuDialog {...{ texts, code, items, onClosed }} />),
    openLog: (written) => {
      const lines = [...written]
      dialogs.open((onClosed) => <LogDialog {...{ texts, lines, onClosed }} />)
    },
    askAmount: (asked) =>
      dialogs.open((onClosed) => <AmountDialog {...{ asked, texts, onClosed }} currency={page.currency} />),
    openLeave: (answer, actions) =>
      dialogs.open((onClosed) => <LeaveDialog {...{ texts, answer, actions, onClosed }} />),
    openFairness: (live) => {
      const { answer } = live
      dialogs.open((onClosed) => (
        <FairDialog
          {...{ texts, answer, onClosed }}
          changeSeed={(seed) => live.changeSeed(seed)}
          verifyUrl={(handId) => page.verifyUrl(handId)}
        />
      ))
    },
    openHands: () => openHands(page, look, dialogs),
  }
}

/** The member's hands, from the lobby and from a table. */
export function openHands(page: RoomPage, look: RoomLook, dialogs: OpenDialogs): void {
  const list = new HandsList(page.hands!, look.roomTexts[page.language].history)
  void list.read()
  dialogs.open((onClosed) => (
    <HandsDialog
      {...{ page, look, list, onClosed }}
      showAgain={(hand) =>
        dialogs.open((onReplayClosed) => (
          <ReplayDialog {...{ hand, look }} language={page.language} onClosed={onReplayClosed} />
        ))
      }
    />
  ))
}
