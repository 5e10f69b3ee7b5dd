/** What a feed would change. Pure: the preview and the import share it. */
import type { FeedGame } from './words.ts'

/** A game as the vendor last described it, with what an operator set and a feed does not change. */
export interface KnownGame {
  readonly gameCode: string
  readonly gameType: string
  readonly gameClassify: string
  readonly names: Readonly<Record<string, string>>
  readonly iconUrl: string
  readonly largeIconUrl: string
  readonly isFreePlayable: boolean
  readonly rtp: string
  readonly isClassifiedByHand: boolean
  readonly isAbsent: boolean
  /** Null if this merchant does not list it yet. */
  readonly isHot: boolean | null
  readonly isNew: boolean | null
  readonly isHotByHand: boolean
  readonly isNewByHand: boolean
}

export interface FeedPlan {
  /** In the feed's order, which is the order in which they are listed. */
  readonly added: readonly FeedGame[]
  /** As they are to be written: what was set by hand stays. */
  readonly changed: readonly FeedGame[]
  readonly returned: readonly string[]
  /** Games that the feed no longer has; refused ones are in the feed and not included. */
  readonly absent: readonly string[]
}

/**
 * Compares the games of a feed with the known ones; `refusedCodes` count as being in the feed, however wrong.
 */
export function compareFeed(
  feed: readonly FeedGame[],
  known: readonly KnownGame[],
  refusedCodes: readonly string[],
): FeedPlan {
  const before = new Map(known.map((game) => [game.gameCode, game]))
  const named = new Set([...feed.map((game) => game.gameCode), ...refusedCodes])
  const toWrite = feed.flatMap((game) => {
    const was = before.get(game.gameCode)
    const next = was && afterHand(game, was)
    return was && next && was.isHot !== null && !isSame(next, was) ? [next] : []
  })
  return {
    // Unknown, or known from the vendor's feed at another merchant and not listed here.
    added: feed.filter((game) => (before.get(game.gameCode)?.isHot ?? null) === null),
    changed: toWrite,
    returned: feed.filter((game) => before.get(game.gameCode)?.isAbsent).map((game) => game.gameCode),
    absent: known.filter((game) => !game.isAbsent && !named.has(game.gameCode)).map((game) => game.gameCode),
  }
}

function afterHand(game: FeedGame, was: KnownGame): FeedGame {
  return {
    ...game,
    ...(was.isClassifiedByHand
      ? {
          gameType: was.gameType as FeedGame['gameType'],
          gameClassify: was.gameClassify as FeedGame['gameClassify'],
        }
      : {}),
    isHot: was.isHotByHand || game.isHot === null ? was.isHot : game.isHot,
    isNew: was.isNewByHand || game.isNew === null ? was.isNew : game.isNew,
  }
}

function isSame(game: FeedGame, was: KnownGame): boolean {
  const languages = new Set([...Object.keys(game.names), ...Object.keys(was.names)])
  return (
    game.gameType === was.gameType &&
    game.gameClassify === was.gameClassify &&
    game.iconUrl === was.iconUrl &&
    game.largeIconUrl === was.largeIconUrl &&
    game.isFreePlayable === was.isFreePlayable &&
    game.rtp === was.rtp &&
    game.isHot === was.isHot &&
    game.isNew === was.isNew &&
    [...languages].every((language) => game.names[language] === was.names[language])
  )
}
