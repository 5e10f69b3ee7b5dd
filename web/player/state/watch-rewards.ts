/** Badges follow the pushes of promotions, also of pages that show none of them. */
import { listen } from '../../client/socket.ts'
import { refreshShown } from './member.ts'

let timer: ReturnType<typeof setTimeout> | undefined

/** What the member played or received may be a reward more; many pushes are one question. */
function askSoon(): void {
  timer ??= setTimeout(() => {
    timer = undefined
    void refreshShown()
  }, 2_000)
}

/** Returns what ends it. */
export const watchRewards = (): (() => void) => listen('promotion', { onData: askSoon })
