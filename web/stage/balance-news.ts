import { hearLobby } from './hear-lobby.ts'

/**
 * Passes on the balance from the lobby, in the money that is played with here. Only for show: each round
 * brings the studio's own figure.
 */
export function watchTold(
  lobby: URL | null,
  currency: string,
  listener: (balance: number) => void,
  page: Window = window,
): void {
  hearLobby(
    lobby,
    (word) => {
      if (
        word.type === 'balance' &&
        word.currency === currency &&
        Number.isSafeInteger(word.balance) &&
        (word.balance as number) >= 0
      )
        listener(word.balance as number)
    },
    page,
  )
}
