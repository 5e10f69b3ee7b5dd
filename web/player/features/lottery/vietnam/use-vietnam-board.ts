/** What is being chosen on a Vietnamese board; numbers go straight onto the slip. */
import { useMemo, useState } from 'react'
import type { NumberGame } from '../../../../../kernel/lottery/numbers/games.ts'
import { useNumberSlip } from '../numbers/slip-store.ts'
import { useAdd } from '../numbers/use-add.ts'
import { useNumberBoard } from '../numbers/use-number-board.ts'
import { modeOf, type PlayTab, tabOf, withReverse } from './play-modes.ts'

export function useVietnamBoard(game: NumberGame, numero: string | null) {
  const { gameCode, plays } = game
  const offer = useNumberBoard(game, numero)
  const adding = useAdd(gameCode, numero, offer)
  const { lines } = useNumberSlip(gameCode)
  const [playCode, setPlayCode] = useState(plays[0]!.code)
  const [chosenLength, setLength] = useState(2)
  const [picks, setPicks] = useState<readonly string[]>([])
  const [isReversing, setReversing] = useState(false)
  const [last, setLast] = useState<string | null>(null)
  const play = plays.find(({ code }) => code === playCode) ?? plays[0]!
  const mode = useMemo(() => modeOf(play), [play])
  const length = mode.kind === 'SET' ? 2 : mode.lengths.length > 1 ? chosenLength : mode.lengths[0]!
  const chosen = useMemo(
    () =>
      mode.kind === 'SET'
        ? new Set(picks)
        : new Set(
            lines
              .filter((line) => line.playCode === play.code && line.selection.length === 1)
              .map(({ selection }) => selection[0]!),
          ),
    [mode, picks, lines, play],
  )
  const isSetFull = mode.kind === 'SET' && picks.length >= mode.most
  const isSold = (number: string) => offer.restrictionOf(play, [number]).state !== 'CLOSED'
  const choose = (code: string) => {
    setPlayCode(code)
    setPicks([])
  }
  const put = (numbers: readonly string[]) =>
    adding.add(
      numbers.filter((number) => !chosen.has(number)),
      [play],
    )
  return {
    game,
    offer,
    said: adding.said,
    put: adding.put,
    lines,
    play,
    mode,
    length,
    picks,
    /** Numbers of the shown bet type that are red on the grid. */
    chosen,
    isReversing,
    isSetFull,
    isSetReady: mode.kind === 'SET' && picks.length >= mode.least && picks.length <= mode.most,
    isSold,
    /** The two-digit number that was touched last, looked for in the newest result. */
    last,
    tab: tabOf(play),
    choose,
    chooseTab: (tab: PlayTab) => choose(plays.find((one) => tabOf(one) === tab)!.code),
    chooseLength: setLength,
    reverse: setReversing,
    toggle: (number: string) => {
      setLast(number.length >= 2 ? number.slice(-2) : null)
      if (mode.kind === 'SET') {
        const isOn = picks.includes(number)
        if (isOn || !isSetFull) setPicks(isOn ? picks.filter((pick) => pick !== number) : [...picks, number])
        return
      }
      if (chosen.has(number) || !isReversing) return adding.toggle([number], [play])
      put(withReverse(number).filter(isSold))
    },
    /** Puts what is not on the slip yet. */
    putNumbers: put,
    pickSet: setPicks,
    putSet: () => {
      adding.put([
        { playCode: play.code, selection: [...picks].sort(), unitAmount: offer.stakeOf(play.code) },
      ])
      setPicks([])
    },
  }
}

export type VietnamBoardState = ReturnType<typeof useVietnamBoard>
