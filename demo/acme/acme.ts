/**
 * ACME as a company of its own would run it: players' sessions, rounds, and a wallet that it calls over HTTP,
 * or in transfer mode the pockets in its own database. A round is settled in one step, so no player's money
 * depends on a session.
 */
import { randomBytes, randomUUID } from 'node:crypto'
import type { BetWinMessage, MoneyAnswer, VendorPort } from '../../contract/vendor/launch/port.ts'
import { drawField, payoutOf, stakes } from './draw.ts'
import { posterOf } from './feed.ts'
import { acmeGames, type AcmeGame } from './locales/games.ts'
import type { AcmeBooks } from './store.ts'

export interface Entered {
  play: string
  game: AcmeGame
  pictureUrl: string
  balanceAmount: number
  currency: string
  mode: 'REAL' | 'FREE'
  stakes: readonly number[]
  hasPocket: boolean
}
export interface Played {
  drawn: number
  winAmount: number
  balanceAmount: number
}
export type Result<Value> = { value: Value } | { refusal: string }

interface Drawn {
  message: BetWinMessage
  drawn: number
  field: number
}
interface Player {
  memberId: string
  sessionToken: string
  currency: string
  game: AcmeGame
  hasPocket: boolean
  seenAtMs: number
  open: Drawn | null
}

const IDLE_MS = 30 * 60_000
const MOST_PLAYERS = 10_000
const TRIES = 3

export class Acme {
  readonly #wallet: VendorPort
  readonly #books: AcmeBooks
  readonly #players = new Map<string, Player>()

  constructor(wallet: VendorPort, books: AcmeBooks) {
    this.#wallet = wallet
    this.#books = books
  }

  /** Exchanges the launch token in the page's address for a seat at the game. */
  async enter(launchToken: string, playerAddress: string): Promise<Result<Entered>> {
    const answer = await this.#wallet.authenticate({
      launchToken,
      ...(playerAddress === '' ? {} : { playerAddress }),
    })
    const game = acmeGames.find(({ gameCode }) => gameCode === answer.gameCode)
    if (answer.status !== 'OK' || !game) return { refusal: answer.status }
    this.#dropIdle()
    const play = randomBytes(24).toString('base64url')
    const { memberId, sessionToken, currency, mode } = answer as Required<typeof answer>
    const hasPocket = answer.walletMode === 'TRANSFER'
    const balanceAmount = hasPocket ? await this.#books.balance(memberId) : answer.balanceAmount!
    this.#players.set(play, {
      memberId,
      sessionToken,
      currency,
      game,
      hasPocket,
      seenAtMs: Date.now(),
      open: null,
    })
    const pictureUrl = posterOf(game)
    return { value: { play, game, pictureUrl, balanceAmount, currency, mode, stakes, hasPocket } }
  }

  /** Plays a round; one whose outcome was lost on the way is answered again, whatever is asked now. */
  async play(play: string, stakeAmount: number, field: number): Promise<Result<Played>> {
    const player = this.#players.get(play)
    if (!player) return { refusal: 'SESSION_EXPIRED' }
    player.seenAtMs = Date.now()
    if (
      !player.open &&
      (!stakes.includes(stakeAmount) || !Number.isInteger(field) || field < 0 || field >= player.game.fields)
    )
      return { refusal: 'INVALID_REQUEST' }
    if (player.hasPocket) return this.#playOnPocket(player, stakeAmount, field)
    const open = (player.open ??= this.#draw(player, stakeAmount, field))
    const answer = await this.#settle(open.message)
    if (!answer) return { refusal: 'AGAIN' }
    player.open = null
    if (answer.status !== 'OK') return { refusal: answer.status }
    return {
      value: {
        drawn: open.drawn,
        winAmount: open.message.winAmount,
        balanceAmount: answer.currentBalanceAmount ?? answer.balanceAmount!,
      },
    }
  }

  async #playOnPocket(
    { memberId, game }: Player,
    stakeAmount: number,
    field: number,
  ): Promise<Result<Played>> {
    const drawn = drawField(game.fields)
    const winAmount = payoutOf(stakeAmount, game.fields, drawn === field)
    const balanceAmount = await this.#books.play(memberId, stakeAmount, winAmount)
    return balanceAmount === undefined
      ? { refusal: 'INSUFFICIENT_FUNDS' }
      : { value: { drawn, winAmount, balanceAmount } }
  }

  #draw(player: Player, stakeAmount: number, field: number): Drawn {
    const { memberId, sessionToken, currency, game } = player
    const drawn = drawField(game.fields)
    return {
      drawn,
      field,
      message: {
        transactionId: randomUUID(),
        memberId,
        sessionToken,
        gameCode: game.gameCode,
        roundId: randomUUID(),
        betAmount: stakeAmount,
        winAmount: payoutOf(stakeAmount, game.fields, drawn === field),
        currency,
      },
    }
  }

  /** A lost or busy answer is asked for again with the same id; undefined if the wallet stayed silent. */
  async #settle(message: BetWinMessage): Promise<MoneyAnswer | undefined> {
    for (let attempt = 1; attempt <= TRIES; attempt++) {
      const answer = await this.#wallet.betWin(message).catch(() => undefined)
      if (answer && answer.status !== 'BUSY') return answer
    }
    return undefined
  }

  #dropIdle(): void {
    const nowMs = Date.now()
    for (const [play, player] of this.#players)
      if (nowMs - player.seenAtMs > IDLE_MS) this.#players.delete(play)
    const [oldest] = this.#players.keys()
    if (this.#players.size >= MOST_PLAYERS && oldest !== undefined) this.#players.delete(oldest)
  }
}
