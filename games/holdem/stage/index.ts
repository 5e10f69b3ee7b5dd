import { bestFive, handNameOf, rankHand } from '../../../kernel/poker/rank-hand.ts'
import { rankSign, suitOf } from '../../kit/cards/suits.ts'
import { cardTexts } from '../../kit/locales/card-texts.ts'
import type { RoomLook } from '../../kit/room/look.ts'
import { chips } from '../../kit/room/money.ts'
import type { StageLanguage } from '../../kit/stage/page.ts'
import { en } from '../locales/en.ts'
import { th } from '../locales/th.ts'
import { ActionBar } from './action-bar.ts'
import { drawsOf } from './draws.ts'
import { statusLine } from './status-line.ts'

const texts = { th, en }
const cardsIn = (cards: readonly number[], language: StageLanguage): string =>
  cards
    .filter((card) => card >= 0)
    .map((card) => `${rankSign(card)} ${cardTexts[language].suits[suitOf(card)]}`)
    .join(' · ')

/** Five cards with the ace high on top of a straight flush have a name of their own. */
const isRoyal = (best: readonly number[]): boolean =>
  best.length === 5 && best.every((card) => card < 4 || card >= 36)

/** What one card more may make of it, above what it is already. */
function drawText(
  hole: readonly number[],
  board: readonly number[],
  made: string,
  language: StageLanguage,
): string {
  const { draws } = texts[language]
  const { flush, isStraight } = drawsOf(hole, board)
  const isBelowStraight = ['HIGH_CARD', 'PAIR', 'TWO_PAIR', 'TRIPS'].includes(made)
  if (flush === null) return isStraight && isBelowStraight ? draws.straight : ''
  if (!isBelowStraight && made !== 'STRAIGHT') return ''
  return isStraight && isBelowStraight ? draws.both : draws.flush(cardTexts[language].suits[suitOf(flush)]!)
}

export const look: RoomLook = {
  gameCode: 'HOLDEM',
  names: { th: th.name, en: en.name },
  roomTexts: { th: th.room, en: en.room },
  hasBoard: true,
  stakesLabel: ({ smallBlind, bigBlind, currency }) =>
    `${chips(smallBlind, currency)}/${chips(bigBlind, currency)}`,
  stakesKey: ({ bigBlind }) => bigBlind,
  buyInUnit: ({ bigBlind }) => bigBlind,
  privateSizes: [2, 6, 9],
  clockMs: () => 15_000,
  tagOf({ isFolded, isAllIn, lastAction, result }, _view, language) {
    const { actions, allIn } = texts[language]
    if (result) return { text: '', isLoud: false }
    if (isFolded) return { text: actions['FOLD']!, isLoud: false }
    if (isAllIn) return { text: allIn, isLoud: true }
    const isBlind = lastAction?.action === 'SMALL_BLIND' || lastAction?.action === 'BIG_BLIND'
    return {
      text: lastAction
        ? isBlind
          ? lastAction.action === 'SMALL_BLIND'
            ? 'SB'
            : 'BB'
          : (actions[lastAction.action] ?? '')
        : '',
      isLoud: lastAction?.action === 'RAISE' || lastAction?.action === 'BET',
    }
  },
  handName: (name, language) => texts[language].hands[name] ?? '',
  ownHand({ room, mine }, language) {
    const { hands } = texts[language]
    const cards = [...(mine?.cards ?? []), ...room.board]
    if (mine?.cards.length !== 2 || cards.some((card) => card < 0)) return ''
    const isFolded = room.seats.find(({ seat }) => seat === mine.seat)?.isFolded ?? false
    if (cards.length >= 5) {
      const name = handNameOf(rankHand(cards))
      const made = hands[name === 'STRAIGHT_FLUSH' && isRoyal(bestFive(cards)) ? 'ROYAL_FLUSH' : name]!
      const hope = isFolded ? '' : drawText(mine.cards, room.board, name, language)
      return hope === '' ? made : name === 'HIGH_CARD' ? hope : `${made} · ${hope}`
    }
    return Math.floor(cards[0]! / 4) === Math.floor(cards[1]! / 4) ? hands['PAIR']! : ''
  },
  shownHand: () => '',
  statusLine: (room, language) => statusLine(room, texts[language]),
  eventLine({ type, amount, cards, note }, name, currency, language) {
    const words = texts[language]
    const money = amount === null ? '' : chips(amount, currency)
    const line = words.lines[type]
    if (line) return `${line(name, money)}${note === 'ALL_IN' ? ` · ${words.allIn}` : ''}`
    if (type === 'FLOP' || type === 'TURN' || type === 'RIVER')
      return `${words.streets[type]!} ${cardsIn(cards ?? [], language)}`
    if (type === 'SHOW')
      return words.shows(name, cardsIn(cards ?? [], language), words.hands[note ?? ''] ?? '')
    if (type === 'MUCK') return words.mucks(name)
    return type === 'WIN' ? words.wins(name, money) : ''
  },
  openBar: (parts) => new ActionBar(parts, texts[parts.language]),
}
