/** What a push of a draw changes in what a page already knows of a lottery. */
import type { DrawPush } from '../../../../../contract/pushes/draw.ts'
import type { readCurrentIssueSchemas } from '../../../../../contract/player/lottery/read-current-issue.ts'
import type { readLobbySchemas } from '../../../../../contract/player/lottery/read-lobby.ts'
import type { ValueOf } from '../../../../../contract/shared/call.ts'

export type CurrentIssue = ValueOf<typeof readCurrentIssueSchemas>
export type Lobby = ValueOf<typeof readLobbySchemas>
export type LobbyGame = Lobby['games'][number]

/** Numbers of issues of one lottery have one length, so they follow each other as texts do. */
const isOlder = (numero: string, than: string | undefined) => than !== undefined && numero < than

/** What a push publishes of a result on whole numbers. */
const publishedBy = ({ prizes, thai, source }: DrawPush, known: CurrentIssue['source']) => ({
  prizes: prizes ?? [],
  thai: thai ?? null,
  source: source ?? known,
})

export function currentAfter(value: CurrentIssue, push: DrawPush): CurrentIssue {
  if (push.gameCode !== value.gameCode || isOlder(push.numero, value.previous?.numero)) return value
  const isLater = push.next !== null && !isOlder(push.next.numero, value.issue?.numero)
  return {
    ...value,
    previous: {
      numero: push.numero,
      state: push.state,
      drawsAt: push.drawsAt,
      result: push.result ?? null,
      ...publishedBy(push, value.source),
    },
    issue:
      push.next === null
        ? null
        : push.next.numero === value.issue?.numero || !isLater
          ? value.issue
          : // Its commit is not known before the next answer.
            { ...push.next, commit: null, beaconType: null, source: value.source },
    next: push.next === null ? [] : value.next.filter(({ numero }) => numero > push.next!.numero),
  }
}

export function lobbyAfter(lobby: Lobby, push: DrawPush): Lobby {
  return {
    ...lobby,
    games: lobby.games.map((game) => (game.gameCode === push.gameCode ? gameAfter(game, push) : game)),
  }
}

function gameAfter(game: LobbyGame, push: DrawPush): LobbyGame {
  const isNews = push.result !== undefined && !isOlder(push.numero, game.last?.numero)
  const isNext = push.next === null || !isOlder(push.next.numero, game.issue?.numero)
  return {
    ...game,
    last: isNews
      ? {
          numero: push.numero,
          drawsAt: push.drawsAt,
          result: push.result!,
          ...publishedBy(push, game.source),
        }
      : game.last,
    issue: isNext ? push.next : game.issue,
  }
}
